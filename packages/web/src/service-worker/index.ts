import { version } from '$app/env'
import { assets, prerendered } from '$app/manifest'
import { self } from '$app/service-worker'
import { notificationOf, type Pushed, pathOf, type Ways } from './pushed.ts'

/** Everything of this version, taken along at the first visit: the app needs no network after it. */
const CACHE = `chronik-${version}`
/** The page for addresses that are no file. */
const APP = '/app.html'
/** What the build wrote for pages and workers; every name carries its hash. */
const BUILT = '/_app/immutable/'
const LIST = '/offline.json'

const KEPT = new Set([
  APP,
  ...[...assets, ...prerendered].map(({ path }) => new URL(path, self.location.origin).pathname),
])

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll())
})

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE)
  const list = await fetch(LIST, { cache: 'reload' })
  const built = (await list.json()) as readonly string[]
  // Past the browser's own cache: the pages of the version before may still lie there.
  const pages = [...KEPT].map((path) => new Request(path, { cache: 'reload' }))
  await cache.addAll([...pages, ...built])
}

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers())
})

async function dropOthers(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** A person has read that there is a new version and wants it now. */
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (/^\/(api|live)(\/|$)/.test(url.pathname)) return
  if (KEPT.has(url.pathname) || url.pathname.startsWith(BUILT)) event.respondWith(kept(url.pathname, request))
  else if (request.mode === 'navigate') event.respondWith(kept(APP, request))
})

async function kept(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(path)) ?? fetch(request)
}

/** Something awaits the person while no page is open. */
self.addEventListener('push', (event) => {
  const pushed = event.data?.json() as Pushed | undefined
  if (pushed === undefined) return
  const { title, options } = notificationOf(pushed)
  event.waitUntil(self.registration.showNotification(title, options))
})

/** A click leads to the table: in a page that is open already, or in a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path = pathOf(event.action, event.notification.data as Ways, self.location.origin)
  event.waitUntil(showPage(path))
})

async function showPage(path: string): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window' })
  const there = open.find(({ url }) => new URL(url).pathname === path)
  if (there === undefined) await self.clients.openWindow(path)
  else await there.focus()
}
