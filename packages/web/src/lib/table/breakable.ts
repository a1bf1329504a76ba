/** Names that find room where it is narrow: compounds that are too long for it break where a game says. */
export const breakableAt =
  (seams: RegExp) =>
  (name: string): string =>
    name.replace(seams, '$1\u00AD')
