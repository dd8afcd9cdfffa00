/** Verdict on a text for search results (DOMAIN 9.7). */
export type SeoVerdict = 'missing' | 'short' | 'good' | 'near' | 'long'

const titleLimit = 60
export const descriptionLimit = 160
/** From this length on, a warning says that the limit is near. */
const descriptionWarning = 155
const descriptionShort = 120

/** Widths in pixels at 20 px, the font size of titles in results. */
const titleShortWidth = 400
const titleWidth = 600

export function judgeTitle(text: string, width: number): SeoVerdict {
  if (text.trim() === '') return 'missing'
  if (width > titleWidth || text.length > titleLimit) return 'long'
  return width <= titleShortWidth ? 'short' : 'good'
}

export function judgeDescription(text: string): SeoVerdict {
  if (text.trim() === '') return 'missing'
  if (text.length >= descriptionLimit) return 'long'
  if (text.length >= descriptionWarning) return 'near'
  return text.length <= descriptionShort ? 'short' : 'good'
}

/** Estimates the width in pixels, where there is no canvas to measure it. */
export function guessWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (/[A-ZÀ-Þ]/.test(letter) ? 13 : /[ilj.,' ]/.test(letter) ? 5 : 10), 0)
}
