import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import type { Label } from '#core/plugin/contract'

/** A label in a language, or in the first one; what has neither is called by its code. */
export function spoken(label: Partial<Label>, locale: Locale, code: string): string {
  return label[locale] || label[DEFAULT_LOCALE] || code
}
