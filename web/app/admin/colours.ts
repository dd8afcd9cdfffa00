export type Triplet = [number, number, number]

/** Parses `122 24 47`. Anything else gives the default red. */
export function tripletOf(text: string | null | undefined): Triplet {
  const parts = (text ?? '').split(/\s+/).map(Number)
  const isWhole = parts.length === 3 && parts.every((part) => part >= 0 && part <= 255)
  return isWhole ? (parts as Triplet) : [122, 24, 47]
}

function mix(colour: Triplet, other: Triplet, share: number): Triplet {
  return colour.map((part, at) => Math.round(part + ((other[at] as number) - part) * share)) as Triplet
}

export function hexOf(colour: Triplet): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

const white: Triplet = [255, 255, 255]
const black: Triplet = [0, 0, 0]

export type Scale = [string, string, string, string, string, string, string, string, string, string]

/** Ten shades of a colour, from almost white to almost black. The colour itself is the seventh. */
export function scaleOf(colour: Triplet): Scale {
  const lighter = [0.93, 0.84, 0.7, 0.58, 0.46, 0.14].map((share) => mix(colour, white, share))
  const darker = [0.14, 0.28, 0.42].map((share) => mix(colour, black, share))
  return [...lighter, colour, ...darker].map(hexOf) as Scale
}

function luminance(colour: Triplet): number {
  const [red, green, blue] = colour.map((part) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as Triplet
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast by WCAG 2.2, from 1 to 21. */
export function contrastOf(one: Triplet, other: Triplet): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Lightens a colour until text in it is readable on a dark background. */
export function readableOn(ground: Triplet, colour: Triplet): Triplet {
  for (let share = 0; share < 1; share += 0.05) {
    const found = mix(colour, white, share)
    if (contrastOf(found, ground) >= 5) return found
  }
  return white
}

/** Background of panels in the dark scheme. */
export const darkGround = tripletOf('38 34 30')

/** Shares of black or white that are tried, in percent. */
const MOST_SHARE = 100

/** The colour nearest to this one that is readable on all of these backgrounds. Null: none is. */
export function nearestReadable(colour: Triplet, grounds: readonly Triplet[], least: number): Triplet | null {
  for (let share = 0; share <= MOST_SHARE; share += 1) {
    for (const end of [black, white]) {
      const found = mix(colour, end, share / MOST_SHARE)
      if (grounds.every((ground) => contrastOf(found, ground) >= least)) return found
    }
  }
  return null
}
