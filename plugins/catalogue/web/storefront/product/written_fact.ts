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
  return name && unit ? { label: name, value: `${figure}${gapBefore(unit, locale)}${unit}` } : { label, value: figure }
}

/** French sets its per cent sign off from the figure, English does not. */
function gapBefore(unit: string, locale: Locale): string {
  return unit.startsWith('%') && locale === 'en_GB' ? '' : '\u00A0'
}
