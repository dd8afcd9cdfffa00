import { READABLE_PAIRS } from '#plugins/branding/default_tokens'
import { contrastOf } from '#plugins/branding/services/colour'

/** Below this, text is hard to read (WCAG 2.2 AA). */
const LEAST_CONTRAST = 4.5

/** Two tokens that are hard to read together, with the figure, rounded down to a tenth. */
export interface ContrastWarning {
  text: string
  ground: string
  contrast: number
}

/** The pairs of tokens whose contrast is too low. */
export function contrastWarnings(colours: Readonly<Record<string, string>>): ContrastWarning[] {
  return READABLE_PAIRS.flatMap(([text, ground]) => {
    const contrast = contrastOf(colours[text] ?? '', colours[ground] ?? '')
    if (!(contrast < LEAST_CONTRAST)) return []
    return [{ text, ground, contrast: Math.floor(contrast * 10) / 10 }]
  })
}
