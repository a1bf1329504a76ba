import { createHash } from 'node:crypto'

/** For everything that is no page: it runs nothing and shows nothing, even if a browser takes it for one. */
export const NO_PAGE = "default-src 'none'; frame-ancestors 'none'; sandbox"

/**
 * For scripts: one that runs as a worker is bound by its own answer, not by the page. It may load further parts
 * of the app, start a worker of its own and ask this server, and nothing else. Bots compile the kernel of their
 * networks there: that is WebAssembly, which runs no text as script.
 */
export const SCRIPT =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'; frame-ancestors 'none'"

/**
 * What a page of ours may load and run: files of this server, and the very inline scripts that were built into
 * it, known by their hash. Styles set on single elements are allowed; style sheets come from files.
 */
export function policyFor(html: string): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(html, 'script')],
    'style-src-elem': ["'self'", ...hashes(html, 'style')],
    'style-src-attr': ["'unsafe-inline'"],
    // Old browsers know neither of the two above.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** The hashes of the inline elements of this name. The page is our own build, so a pattern reads it well enough. */
function hashes(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'gi')
  return [...html.matchAll(pattern)]
    .filter(([, attributes]) => !/\ssrc\s*=/i.test(attributes))
    .map(([, , content]) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)
}
