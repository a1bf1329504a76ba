/** Every page is a file; what it shows depends on the device, so most are drawn there. */
export const prerender = true
export const ssr = false
