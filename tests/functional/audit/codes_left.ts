import { isLocale, type Locale } from '#core/i18n/locales'
import type { ToldEntry } from './walk.js'

/** Dotted keys (`sales.orders`), words with an underscore (`pending_payment`) and languages (`fr_FR`). */
const KEY = /^[a-z][a-z_]*(\.[a-z_]+)+$|^[a-z]+(_[a-z]+)+$|^[a-z]{2}_[A-Z]{2}$/

/** A word as programs write it. In English it may be what people say, too: that is asked in French alone. */
const WORD = /^[a-z][a-z-]*$/

/** Fields that hold what somebody typed, codes and names of files among it. */
const TYPED = new Set([
  'code',
  'name',
  'title',
  'label',
  'slug',
  'comment',
  'message',
  'note',
  'reason',
  'description',
  'agreement',
  'email',
  'sku',
  'number',
  'reference',
  'tracking',
  'carrier',
  'path',
  'redirect',
  'street',
  'city',
  'q',
  'firstName',
  'lastName',
  'symbol',
  'images',
  'role',
  'lines',
  'added',
])

/** What of an entry is still a code where people read words. */
export function codesLeft({ subject, stored, told }: ToldEntry): string[] {
  return (['fr_FR', 'en_GB'] as const).flatMap((locale) => {
    const isCode = isCodeIn(locale)
    const { subjectLabel, changes } = told[locale]
    const left = changes.flatMap(({ field, label, before, after }) => {
      const [was, is] = stored[field] ?? []
      return [
        ...rawParts(field, label, isCode),
        ...rawValues(field, was, before, isCode),
        ...rawValues(field, is, after, isCode),
      ]
    })
    return [...(subjectLabel === subject ? [subject] : []), ...left].map((code) => `${locale} ${subject}: ${code}`)
  })
}

type IsCode = (text: string) => boolean

function isCodeIn(locale: Locale): IsCode {
  return (text) => KEY.test(text) || (locale === 'fr_FR' && WORD.test(text))
}

/** Parts of a field that are shown as they are stored. References and options under their attribute are names of their own. */
function rawParts(field: string, label: string, isCode: IsCode): string[] {
  const parts = field.split('.')
  return label.split(' › ').filter((part, at) => part === parts[at] && parts[at - 1] !== 'options' && isCode(part))
}

/** Words of a stored value, and names of what it holds, that are shown as they are stored. */
function rawValues(field: string, stored: unknown, shown: string | null, isCode: IsCode): string[] {
  if (stored === null || stored === undefined || shown === null) return []
  const words = shown.split(/, |\u202f?: /)
  const isRaw = (text: string) => isCode(text) && words.includes(text)
  if (typeof stored === 'string') {
    return isRaw(stored) && !TYPED.has(field.split('.').at(-1) ?? '') ? [`${field} ${stored}`] : []
  }
  if (typeof stored !== 'object') return []
  return Object.entries(stored).flatMap(([key, value]) => {
    const inside = Array.isArray(stored) ? field : key
    const isRawName = !Array.isArray(stored) && isRaw(key)
    // A slug in each language is what somebody typed in each.
    if (TYPED.has(field.split('.').at(-1) ?? '') && isLocale(key)) return []
    return [...(isRawName ? [`${field} ${key}`] : []), ...rawValues(inside, value, shown, isCode)]
  })
}
