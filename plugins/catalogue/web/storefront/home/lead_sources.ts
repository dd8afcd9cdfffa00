/** Widths in which the media library keeps every picture that is wide enough. */
const smaller = [640, 960]

/**
 * Sources of the lead picture for `srcset`: an address of the media library ends in its width, and smaller widths stand beside
 * it. Undefined for any other address.
 */
export function leadSources(address: string): string | undefined {
  const [, folder, width] = /^(.*\/)(\d{3,4})\.webp$/.exec(address) ?? []
  if (folder === undefined || !address.includes('/media/')) return undefined
  const widths = [...smaller.filter((each) => each < Number(width)), Number(width)]
  return widths.map((each) => `${folder}${each}.webp ${each}w`).join(', ')
}
