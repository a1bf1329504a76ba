/** Tables come and go: the server gives the app for every link, and the app asks for the table. */
export const prerender = false
