// Keeps one build whole, so that the console starts without a connection. An upgrade is fetched as a
// whole before it takes over, and a page gets all its files from the build that its index.html names.
"use strict";

const build = "estate-console-@BUILD@";
const files = [@FILES@];
const page = "index.html";

self.addEventListener("install", (event) => {
    event.waitUntil((async () => {
        const cache = await caches.open(build);
        // Not from the browser's own cache: the page has a name that stays.
        await cache.addAll([new Request(page, { cache: "reload" }), ...files]);
        await self.skipWaiting();
    })());
});

self.addEventListener("activate", (event) => {
    event.waitUntil((async () => {
        for (const name of await caches.keys())
            if (name.startsWith("estate-console-") && name !== build)
                await caches.delete(name);
        await self.clients.claim();
    })());
});

// The page from the server, so that an upgrade is seen; without a connection the kept one. Files with
// a digest in their name never change.
self.addEventListener("fetch", (event) => {
    const url = new URL(event.request.url);
    if (event.request.method !== "GET" || url.origin !== self.location.origin)
        return;
    if (event.request.mode === "navigate") {
        event.respondWith(fetch(event.request).catch(async () => {
            const kept = await caches.match(page, { cacheName: build });
            return kept || Response.error();
        }));
        return;
    }
    event.respondWith((async () => (await caches.match(event.request)) || fetch(event.request))());
});
