import { contrastOf, hexOf, rgbOf } from '#plugins/branding/services/colour'

/** WCAG 2.2 AA. */
const LEAST_CONTRAST = 4.5

/** A colour as dark, or on a dark ground as light, as it takes to be read. */
export function darkened(colour: string, ground: string): string {
  return mixedUntilRead(colour, contrastOf('#000000', ground) > contrastOf('#ffffff', ground) ? 0 : 255, ground)
}

/** A colour mixed with black (0) or white (255), step by step, until it can be read. */
export function mixedUntilRead(colour: string, towards: number, ground: string): string {
  const rgb = rgbOf(colour) ?? [towards, towards, towards]
  for (let part = 0; part < 1; part += 0.05) {
    const mixed = hexOf(rgb.map((channel) => Math.round(channel + (towards - channel) * part)).join(' '))
    if (contrastOf(mixed, ground) >= LEAST_CONTRAST) return mixed
  }
  return hexOf([towards, towards, towards].join(' '))
}

/** The first colour that can be read; else the better of black and white. */
export function readable(wanted: readonly string[], ground: string): string {
  const found = wanted.find((colour) => contrastOf(colour, ground) >= LEAST_CONTRAST)
  return found ?? (contrastOf('#000000', ground) > contrastOf('#ffffff', ground) ? '#000000' : '#ffffff')
}
