import { rowUsed } from '#core/resources/errors'
import type { DomainError } from '#core/errors/domain_error'
import type { Locale } from '#core/i18n/locales'
import type { MediaUse } from '#core/media/media_uses'

/** The refusal to delete a medium that is shown somewhere, in the words of rows that others refer to. */
export function mediumUsed(name: string, found: readonly MediaUse[], locale: Locale): DomainError {
  const kinds = Map.groupBy(found, ({ label }) => label[locale])
  const uses = [...kinds].map(([label, same]) => `${label} (${same.length})`).join(', ')
  const count = found.length
  return rowUsed({ name, count, uses }, 'name', { count, uses, isConfirmable: false })
}
