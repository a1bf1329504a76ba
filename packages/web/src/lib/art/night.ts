import { createSubscriber } from 'svelte/reactivity'

const subscribe = createSubscriber((update) => {
  const watch = new MutationObserver(update)
  watch.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => watch.disconnect()
})

/** Whether the page shows the village by night; whoever reads it follows the theme. */
export function isNight(): boolean {
  subscribe()
  return document.documentElement.dataset.theme === 'dark'
}
