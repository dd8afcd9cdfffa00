import { readJson } from '#core/database/statements'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import type { Label } from '#core/i18n/label'

/** A stored label in a language, or in the first one; what has neither is called by its code. */
export function labelOrCode(stored: unknown, locale: Locale, code: string): string {
  const label = readJson<Partial<Label>>(stored)
  return label[locale] || label[DEFAULT_LOCALE] || code
}
