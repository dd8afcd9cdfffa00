import { listed } from '#core/import/choices'
import { defaultUnknown, mappedUnknown } from '#core/import/errors'
import type { ApplicationService } from '@adonisjs/core/types'
import type { Importer } from '#core/import/importer'

/** Fields that a person named: those that columns were mapped to, and those that got a default. */
interface NamedFields {
  app: ApplicationService
  mapping?: Readonly<Record<string, string>>
  defaults?: Readonly<Record<string, string>>
}

/**
 * A name that a person wrote and that no importer knows is a mistake: it refuses the file, where a column of that name
 * would be left aside.
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

/** How many fields are named: enough for everything a simple file holds. */
const SHOWN = 24

const LANGUAGE = /\.[a-z]{2}_[A-Z]{2}$/

/** The first fields that there are, once for all languages; "none" where the importer reads its files as they are. */
async function known(importers: readonly Importer[], app: ApplicationService): Promise<string> {
  const importer = importers.find(({ fields }) => fields)
  const fields = (await importer?.fields?.(app)) ?? []
  const names = new Set(fields.map(({ field }) => field.replace(LANGUAGE, '')))
  return names.size === 0 ? 'none' : listed([...names], SHOWN)
}
