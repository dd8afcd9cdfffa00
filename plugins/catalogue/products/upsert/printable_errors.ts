import { namedSigns, unprintableIn } from '#core/print/printable'
import { textUnprintable } from '#plugins/catalogue/errors'
import type { DomainError } from '#core/errors/domain_error'

/** The error for a text with characters that documents cannot print; null if all can be printed. */
export function unprintableError(text: string, field: string): DomainError | null {
  const signs = unprintableIn(text)
  return signs.length > 0 ? textUnprintable({ signs: namedSigns(signs) }, field) : null
}

/** The error for the first text that cannot be printed; null if all can. */
export function firstUnprintableError(texts: readonly string[], field: string): DomainError | null {
  for (const text of texts) {
    const error = unprintableError(text, field)
    if (error) return error
  }
  return null
}
