/** Whether somebody looks at the goals. */
export const sheet = $state({ shows: false })
