/** Where others find a match, for a picture of it: one of this device lies nowhere else, so the app itself has to do. */
export const addressOf = (
  match: { readonly id: string } | { readonly table: string },
  way: string,
  here: Pick<Location, 'href' | 'origin'> = location,
): string => ('table' in match ? new URL(way, here.href).href : here.origin)
