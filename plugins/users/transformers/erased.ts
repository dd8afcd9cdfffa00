import type { ErasedCount } from '#plugins/users/contracts/personal_data_source'
import type { Locale } from '#core/i18n/locales'

/** What an erasure does to each kind of thing, in the reader's language. */
export function erasedAnswer(counts: readonly ErasedCount[], locale: Locale) {
  return {
    parts: counts.map(({ label, deleted, anonymised }) => ({ label: label[locale], deleted, anonymised })),
    isKept: counts.some(({ anonymised }) => anonymised > 0),
  }
}
