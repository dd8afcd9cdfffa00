/** Widths in which the media library keeps every picture that is wide enough. */
const smaller = [640, 960]

/** Widths that a phone is sent: it shows the picture small, however fine its screen is. */
const MOST_OF_PHONE = 960

/**
 * Sources of the lead picture for `srcset`: an address of the media library ends in its width, and smaller widths stand beside
 * it. Undefined for any other address.
 */
export function leadSources(address: string): string | undefined {
  return sourcesUpTo(address, Infinity)
}

/** The same for phones. Undefined also where there is no small one. */
export function phoneSources(address: string): string | undefined {
  return sourcesUpTo(address, MOST_OF_PHONE) || undefined
}

function sourcesUpTo(address: string, most: number): string | undefined {
  const [, folder, width] = /^(.*\/)(\d{3,4})\.webp$/.exec(address) ?? []
  if (folder === undefined || !address.includes('/media/')) return undefined
  const widths = [...smaller.filter((each) => each < Number(width)), Number(width)].filter((each) => each <= most)
  return widths.map((each) => `${folder}${each}.webp ${each}w`).join(', ')
}
