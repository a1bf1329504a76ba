/** The outline of a cloud of the life track around its middle. */
export const CLOUD =
  'M-19 12C-27 12-29 4-24 0-26-8-17-12-12-8-9-17 6-17 9-9 16-14 25-8 23-1 28 4 26 12 18 12Z'

/** The bridge at the end of the life track. */
export const SKY_BRIDGE =
  '<path d="M-34 6C-18-14 18-14 34 6V20H22C20 4-20 4-22 20H-34Z" fill="#b9aa92"/><path d="M8-8C18-6 28-2 34 6V20H22C21 10 16 6 8 4Z" fill="#9c8d75"/><path d="M-36 6C-18-16 18-16 36 6" fill="none" stroke="#e2d3b4" stroke-width="5" stroke-linecap="round"/><path d="M-36 8C-18-13 18-13 36 8" fill="none" stroke="#8d7a5c" stroke-width="1.6" stroke-linecap="round"/><path d="M-24 2v6M-8-6v6M9-6v6M25 2v6" stroke="#9c8d75" stroke-width="1.5"/>'
