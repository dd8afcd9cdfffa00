import { escapeXml } from '#core/text/escape_xml'

/** The parts of a cell, without empty ones. A separator after a backslash belongs to its part. */
export function partsOf(text: string | undefined, separator: string): string[] {
  const parts: string[] = []
  let isOpen = false
  for (const piece of (text ?? '').split(separator)) {
    const isEscaped = piece.endsWith('\\')
    const part = isEscaped ? `${piece.slice(0, -1)}${separator}` : piece
    if (isOpen) parts.push(`${parts.pop() ?? ''}${part}`)
    else parts.push(part)
    isOpen = isEscaped
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** Several values as a cell of our format. */
export function joined(parts: readonly string[]): string {
  return [...new Set(parts)].map((part) => part.replaceAll('|', '/')).join('|')
}

/** Paths of categories as a cell of our format: `Clothing > Shirts|Decor`. */
export function categoriesOf(paths: readonly string[], levels: string): string {
  return joined(
    paths.map((path) =>
      path
        .split(levels)
        .map((part) => part.trim().replaceAll('>', '-'))
        .filter((part) => part !== '')
        .join(' > ')
    )
  )
}

/** A text as HTML: paragraphs where it has no tags of its own. */
export function htmlOf(...texts: readonly (string | undefined)[]): string {
  return texts.flatMap((text) => paragraphsOf((text ?? '').trim())).join('\n')
}

function paragraphsOf(text: string): string[] {
  if (text === '') return []
  if (/<[a-z][^>]*>/i.test(text)) return [text]
  return text.split(/\n{2,}/).map((part) => `<p>${escapeXml(part).replaceAll('\n', '<br>')}</p>`)
}

/** Whether a cell says yes. */
export const isYes = (text: string | undefined): boolean => /^(1|true|yes|y|oui|enabled)$/i.test((text ?? '').trim())

const KILOGRAMS: Record<string, number> = {
  kg: 1,
  kgs: 1,
  g: 0.001,
  lb: 0.453_592_37,
  lbs: 0.453_592_37,
  oz: 0.028_349_523_125,
}

/** A weight in kilograms, to the gram; a text that is no number as it is, so that its row says so. */
export function kilogramsOf(text: string | undefined, unit: string): string {
  const bare = (text ?? '').trim()
  const weight = Number(bare.replace(',', '.'))
  const factor = KILOGRAMS[unit.toLowerCase()]
  if (bare === '' || Number.isNaN(weight) || factor === undefined) return bare
  return weight === 0 ? '' : (weight * factor).toFixed(3)
}

/** The day of a date with or without a time. */
export const dayOf = (text: string | undefined): string => (text ?? '').trim().slice(0, 10)
