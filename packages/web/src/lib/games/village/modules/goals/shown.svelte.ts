/** Why the goals lie open: they were just dealt, or somebody asked for them. */
export const sheet = $state<{ shows: 'dealt' | 'asked' | null }>({ shows: null })
