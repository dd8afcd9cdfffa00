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
  emptyCells?: ImportChoices['emptyCells'] | undefined
  newStatus?: ImportChoices['newStatus'] | undefined
  stopOnError?: boolean | undefined
  downloadMedia?: boolean | undefined
}

/** Reads the choices of a form. Throws a `DomainError` for an unsupported encoding or delimiter. */
export function readChoices(sent: SentChoices): ImportChoices {
  const { resource, mapping, defaults, encoding, delimiter } = sent
  return {
    resource: resource ?? NO_CHOICES.resource,
    // Forms send nothing for an empty text, and an empty field leaves a column aside.
    mapping: textsOf(mapping ?? {}, true),
    defaults: textsOf(defaults ?? {}, false),
    encoding: encoding ? readEncoding(encoding) : null,
    delimiter: delimiter ? readDelimiter(delimiter) : null,
    createMissing: sent.createMissing ?? NO_CHOICES.createMissing,
    emptyCells: sent.emptyCells ?? NO_CHOICES.emptyCells,
    newStatus: sent.newStatus ?? NO_CHOICES.newStatus,
    stopOnError: sent.stopOnError ?? NO_CHOICES.stopOnError,
    downloadMedia: sent.downloadMedia ?? NO_CHOICES.downloadMedia,
  }
}

function textsOf(pairs: Record<string, string | null>, keepsEmpty: boolean): Record<string, string> {
  const entries = Object.entries(pairs).map(([name, text]) => [name, text ?? ''] as const)
  return Object.fromEntries(entries.filter(([name, text]) => name !== '__proto__' && (keepsEmpty || text !== '')))
}
