import { listed } from '#core/import/choices'
import { defaultUnknown, mappedUnknown } from '#core/import/errors'
import type { ApplicationService } from '@adonisjs/core/types'
import type { Importer } from '#core/import/importer'

/** The fields that the user named in the mapping and in the defaults. */
interface NamedFields {
  app: ApplicationService
  mapping?: Readonly<Record<string, string>>
  defaults?: Readonly<Record<string, string>>
}

/**
 * Throws `mappedUnknown` or `defaultUnknown` for a field that no importer knows. An unknown column of a file is ignored, but
 * an unknown name that the user typed is a mistake.
 */
export async function refuseUnknownFields(importers: readonly Importer[], named: NamedFields): Promise<void> {
  const { mapping = {}, defaults = {} } = named
  const isUnknown = (field: string) =>
    field !== '' && importers.every((importer) => importer.isField?.(importer.fullName?.(field) ?? field) === false)
  const mapped = Object.entries(mapping).find(([, field]) => isUnknown(field))
  if (mapped) throw mappedUnknown({ column: mapped[0], field: mapped[1], known: await known(importers, named.app) })
  const field = Object.keys(defaults).find(isUnknown)
  if (field !== undefined) throw defaultUnknown({ field, known: await known(importers, named.app) })
}

/** Maximal number of fields in the message. It covers all fields of a simple file. */
const SHOWN = 24

const LANGUAGE = /\.[a-z]{2}_[A-Z]{2}$/

/**
 * The fields for the message, without languages; "none" for a format with fixed columns. Where no importer was chosen, a file
 * is more likely one of products than one of a resource.
 */
async function known(importers: readonly Importer[], app: ApplicationService): Promise<string> {
  const importer = importers.find(({ fields, isPlain }) => fields && !isPlain) ?? importers.find(({ fields }) => fields)
  const fields = (await importer?.fields?.(app)) ?? []
  const names = new Set(fields.map(({ field }) => field.replace(LANGUAGE, '')))
  return names.size === 0 ? 'none' : listed([...names], SHOWN)
}
