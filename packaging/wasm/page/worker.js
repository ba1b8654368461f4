// Keeps builds whole, so that the console starts without a connection. An upgrade is fetched as a
// whole before it takes over, and a page gets all its files from the build that its index.html names:
// also one that is still open when the next build has come.
"use strict";

const prefix = "estate-console-";
const build = "@BUILD@";
const files = [@FILES@];
const page = "index.html";

self.addEventListener("install", (event) => {
    event.waitUntil((async () => {
        const cache = await caches.open(prefix + build);
        try {
            // Not from the browser's own cache: the page has a name that stays.
            const answer = await fetch(new Request(page, { cache: "reload" }));
            const text = await answer.clone().text();
            if (!answer.ok || !text.includes(build))
                throw new Error("the page on the server is of another build than its worker");
            await cache.addAll(files);
            await cache.put(page, answer);
        } catch (error) {
            await caches.delete(prefix + build);
            throw error;
        }
        await self.skipWaiting();
    })());
});

// A page holds a lock with its build's name as long as it is there (start.js). One that is open and
// holds none yet may be of any build, so everything stays until the next upgrade.
async function forgetUnused() {
    const kept = (await caches.keys()).filter((name) => name.startsWith(prefix));
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const { held } = await self.navigator.locks.query();
    const used = held.map((lock) => lock.name).filter((name) => kept.includes(name));
    if (used.length < pages.length)
        return;
    for (const name of kept)
        if (name !== prefix + build && !used.includes(name))
            await caches.delete(name);
}

self.addEventListener("activate", (event) => {
    event.waitUntil((async () => {
        await forgetUnused();
        await self.clients.claim();
    })());
});

// The page from the server, so that an upgrade is seen; without a connection the kept one. Files
// with a digest in their name never change: it does not matter with which build they were kept.
self.addEventListener("fetch", (event) => {
    const url = new URL(event.request.url);
    if (event.request.method !== "GET" || url.origin !== self.location.origin)
        return;
    if (event.request.mode === "navigate") {
        event.respondWith(fetch(event.request).catch(async () => {
            const kept = await caches.match(page, { cacheName: prefix + build });
            return kept || Response.error();
        }));
        return;
    }
    event.respondWith((async () => (await caches.match(event.request)) || fetch(event.request))());
});
