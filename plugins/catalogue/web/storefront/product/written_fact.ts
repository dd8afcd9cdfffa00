import { formatNumber } from '#web/lib/formats'
import type { Locale } from '#web/lib/locale'
import type { AttributeValue } from '#web/lib/shapes'

const figures = /^\d+(?:[.,]\d+)?(?:\s*[-–]\s*\d+(?:[.,]\d+)?)?$/
const unitInLabel = /^(.+?)\s*\(([^)]+)\)$/

/**
 * A fact as one writes it: `13.5` with the language's decimal sign, `16-18` with a dash, and the unit that stands behind the
 * label in forms behind the figure: « Alcool : 13,5 % vol. ».
 */
export function writtenFact({ label, value }: AttributeValue, locale: Locale): { label: string; value: string } {
  if (!figures.test(value)) return { label, value }
  const figure = /^\d+\.\d+$/.test(value) ? formatNumber(locale, Number(value)) : value.replace(/\s*-\s*/, '–')
  const [, name, unit] = unitInLabel.exec(label) ?? []
  return name && unit ? { label: name, value: `${figure}\u00A0${unit}` } : { label, value: figure }
}
