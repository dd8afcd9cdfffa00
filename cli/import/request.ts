import { systemOrigin } from '#core/audit/origin'
import { readDelimiter, readEncoding, readPairs } from '#core/import/choices'
import type { CommandCall } from '#core/console/command'
import type { ImportRequest } from '#core/import/run_import'

/** Reads what was asked for. Throws a `DomainError` for what cannot be meant. */
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
    resource: text('resource'),
    mapping: readPairs(text('map') ?? ''),
    defaults: readPairs(text('defaults') ?? ''),
    images: text('images'),
    createMissing: options.createAttributes === true,
    dryRun: options.dryRun === true,
    stopOnError: options.stopOnError === true,
    origin: systemOrigin('import', 'cli'),
    ...(encoding ? { encoding: readEncoding(encoding) } : {}),
    ...(delimiter ? { delimiter: readDelimiter(delimiter) } : {}),
  }
}
