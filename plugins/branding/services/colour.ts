const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i

export type Rgb = readonly [red: number, green: number, blue: number]

/** `#7a182f` → `[122, 24, 47]`. Null for anything that is not six hexadecimal digits. */
export function rgbOf(hex: string): Rgb | null {
  const found = HEX.exec(hex)
  if (!found) return null
  const [, red = '', green = '', blue = ''] = found
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}

/** `#7a182f` → `122 24 47`, as our style sheets need it. Null for anything that is no colour. */
export function tripletOf(hex: string): string | null {
  return rgbOf(hex)?.join(' ') ?? null
}

/**
 * Contrast of two colours by WCAG 2.2: from 1 (the same) to 21 (black on white). Text needs 4.5.
 * NaN when one of them is no colour.
 */
export function contrastOf(one: string, other: string): number {
  const [light = Number.NaN, dark = Number.NaN] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance by WCAG, from 0 (black) to 1 (white). */
function luminance(hex: string): number {
  const rgb = rgbOf(hex)
  if (!rgb) return Number.NaN
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const value = channel / 255
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** `122 24 47` → `#7a182f`. */
export function hexOf(triplet: string): string {
  const channels = triplet.split(' ').map((channel) => Number(channel).toString(16).padStart(2, '0'))
  return `#${channels.join('')}`
}
