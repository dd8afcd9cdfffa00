import { systemOrigin } from '#core/audit/origin'
import { readDelimiter, readEmptyCells, readEncoding, readPairs } from '#core/import/choices'
import type { CommandCall } from '#core/console/command'
import type { ImportRequest } from '#core/import/run_import'

/** Parses arguments and options. Throws a `DomainError` for invalid ones. */
export function requestOf({ app, arguments: [file = ''], options }: CommandCall): ImportRequest {
  const text = (name: string) => {
    const value = options[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  const encoding = text('encoding')
  const delimiter = text('delimiter')
  return {
    app,
    file,
    isInPlace: true,
    resource: text('resource'),
    mapping: readPairs(text('map') ?? ''),
    defaults: readPairs(text('defaults') ?? ''),
    images: text('images'),
    download: options.download === true,
    emptyCells: readEmptyCells(text('emptyCells') ?? 'clear'),
    // Absent, not false: importers with `bringsWords` then create missing words.
    ...(options.createAttributes === true || options.createTypes === true ? { createMissing: true } : {}),
    dryRun: options.dryRun === true,
    stopOnError: options.stopOnError === true,
    origin: systemOrigin('import', 'cli'),
    ...(encoding ? { encoding: readEncoding(encoding) } : {}),
    ...(delimiter ? { delimiter: readDelimiter(delimiter) } : {}),
  }
}
