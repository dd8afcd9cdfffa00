import { readDelimiter, readEncoding } from '#core/import/choices'
import { NO_CHOICES, type ImportChoices } from '#plugins/platform/services/imports/import_choices'

/** Choices as a form sends them. */
export interface SentChoices {
  resource?: string | null | undefined
  mapping?: Record<string, string | null> | undefined
  defaults?: Record<string, string | null> | undefined
  encoding?: string | null | undefined
  delimiter?: string | null | undefined
  createMissing?: boolean | undefined
  stopOnError?: boolean | undefined
}

/** Reads what a form chose. Throws a `DomainError` for an encoding or delimiter that cannot be meant. */
export function readChoices(sent: SentChoices): ImportChoices {
  const { resource, mapping, defaults, encoding, delimiter, createMissing, stopOnError } = sent
  return {
    resource: resource ?? NO_CHOICES.resource,
    // Forms send nothing for an empty text, and an empty field leaves a column aside.
    mapping: textsOf(mapping ?? {}, true),
    defaults: textsOf(defaults ?? {}, false),
    encoding: encoding ? readEncoding(encoding) : null,
    delimiter: delimiter ? readDelimiter(delimiter) : null,
    createMissing: createMissing ?? false,
    stopOnError: stopOnError ?? false,
  }
}

function textsOf(pairs: Record<string, string | null>, keepsEmpty: boolean): Record<string, string> {
  const entries = Object.entries(pairs).map(([name, text]) => [name, text ?? ''] as const)
  return Object.fromEntries(entries.filter(([name, text]) => name !== '__proto__' && (keepsEmpty || text !== '')))
}
