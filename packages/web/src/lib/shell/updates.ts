import { m } from '../words/messages.js'
import { notify } from './notices.svelte.ts'

/** Says when a new version has been loaded in the background, and changes to it when somebody asks for it. */
export function watchForUpdates(): void {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  // The first visit is no update: nobody controls the page yet.
  let renewed = serviceWorker.controller === null
  serviceWorker.addEventListener('controllerchange', () => {
    if (!renewed) location.reload()
    renewed = true
  })
  void serviceWorker.ready.then((registration) => {
    if (registration.waiting !== null) offer(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const { installing } = registration
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && serviceWorker.controller !== null) offer(installing)
      })
    })
  })
}

function offer(worker: ServiceWorker): void {
  notify(
    m.app_new_version(),
    { label: m.app_new_version_load(), run: () => worker.postMessage('take-over') },
    true,
  )
}
