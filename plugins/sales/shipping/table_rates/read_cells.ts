import { cellUnreadable } from '#plugins/sales/shared/errors'
import { readWritten } from '#core/money/read_written'

/** "12,90" in minor units, "1.5" kg in grams: a decimal with so many digits; null for an empty cell or `*`. */
export function readFigure(text: string, digits: number, field: string, currency?: string): number | null {
  if (readAny(text) === '') return null
  try {
    const figure = readWritten(text, digits, currency)
    if (figure >= 0 && figure <= MOST) return figure
  } catch {
    // Falls through to the refusal in our own words.
  }
  throw cellUnreadable({ text: text.slice(0, 40) }, field)
}

/** What an integer column holds on both databases. */
const MOST = 2_000_000_000

/** A text without the apostrophe that keeps spreadsheets from taking it for a formula. */
export const readText = (text: string) => text.trim().replace(/^'(?=\s*[=+\-@])/, '')

/** A code; `*` and nothing mean any. */
export const readAny = (text: string) => (text.trim() === '*' ? '' : text.trim())
