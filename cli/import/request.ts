import { PluginRegistry } from '#core/plugin/registry'
import { systemOrigin } from '#core/audit/origin'
import { profileUnknown } from '#core/import/errors'
import { readDelimiter, readEmptyCells, readEncoding, readPairs } from '#core/import/choices'
import type { CommandCall } from '#core/console/command'
import type { ProfileChoices } from '#core/import/import_profiles'
import type { ImportRequest } from '#core/import/run_import'

/** Parses arguments and options, which take precedence over those of a saved profile. Throws a `DomainError` for invalid ones. */
export async function requestOf(call: CommandCall): Promise<ImportRequest> {
  const {
    app,
    arguments: [file = ''],
    options,
  } = call
  const text = (name: string) => {
    const value = options[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  const name = text('profile')
  const profile: ProfileChoices = name === null ? {} : await profileOf(call, name)
  const [encoding, delimiter, emptyCells, resource] = ['encoding', 'delimiter', 'emptyCells', 'resource'].map(text)
  return {
    emptyCells: 'clear',
    ...profile,
    app,
    file,
    isInPlace: true,
    resource: resource ?? profile.resource ?? null,
    mapping: { ...profile.mapping, ...readPairs(text('map') ?? '') },
    defaults: { ...profile.defaults, ...readPairs(text('defaults') ?? '') },
    images: text('images'),
    download: options.download === true || (profile.download ?? false),
    // Absent, not false: importers with `bringsWords` then create missing words.
    ...(options.createAttributes === true || options.createTypes === true ? { createMissing: true } : {}),
    dryRun: options.dryRun === true,
    stopOnError: options.stopOnError === true || (profile.stopOnError ?? false),
    origin: systemOrigin('import', 'cli'),
    ...(emptyCells ? { emptyCells: readEmptyCells(emptyCells) } : {}),
    ...(encoding ? { encoding: readEncoding(encoding) } : {}),
    ...(delimiter ? { delimiter: readDelimiter(delimiter) } : {}),
  }
}

async function profileOf({ app }: CommandCall, name: string): Promise<ProfileChoices> {
  const registry = await app.container.make(PluginRegistry)
  for (const { load } of registry.contributions('core.import_profiles')) {
    const found = await (await load()).find(app, name)
    if (found) return found
  }
  throw profileUnknown({ name })
}
