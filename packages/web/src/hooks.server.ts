import type { Handle } from '@sveltejs/kit/hooks'

const SCRIPTS = /[\t ]*<link [^>]*rel="modulepreload"[^>]*>\n?/g

/**
 * A page that was drawn ahead shows itself before it answers. Browsers ask for files in the order of the page, so
 * the scripts stand behind the picture.
 */
export const handle: Handle = ({ event, resolve }) =>
  resolve(event, {
    transformPageChunk: ({ html }) => {
      const scripts = html.match(SCRIPTS) ?? []
      return html.replace(SCRIPTS, '').replace('</body>', `${scripts.join('')}  </body>`)
    },
  })
