import { fileNotRecognised, resourceUnknown } from '#core/import/errors'
import { listed } from '#core/import/choices'
import type { Importer } from '#core/import/importer'
import type { PluginRegistry } from '#core/plugin/registry'

/** The importer that recognises these columns with the highest certainty. Throws `fileNotRecognised`, `resourceUnknown`. */
export async function chooseImporter(
  registry: PluginRegistry,
  columns: readonly string[],
  { resource, isMapped }: { resource: string | null; isMapped: boolean }
): Promise<{ name: string; importer: Importer }> {
  const all = await offersOf(registry)
  const resources = [...new Set(all.map(({ importer }) => importer.resource))]
  if (resource !== null && !resources.includes(resource)) {
    throw resourceUnknown({ resource, known: resources.join(', ') })
  }
  const rated = all
    .filter(({ importer }) => resource === null || importer.resource === resource)
    .map((offer) => ({ ...offer, certainty: offer.importer.detect(columns, isMapped) }))
    .sort((one, other) => other.certainty - one.certainty)
  const [best] = rated
  if (!best || best.certainty <= 0) throw fileNotRecognised({ columns: listed(columns), first: columns[0] ?? '' })
  return best
}

/** Importers of a resource, or all of them. */
export async function importersOf(registry: PluginRegistry, resource: string | null): Promise<Importer[]> {
  const all = (await offersOf(registry)).map(({ importer }) => importer)
  return resource === null ? all : all.filter((importer) => importer.resource === resource)
}

async function offersOf(registry: PluginRegistry): Promise<{ name: string; importer: Importer }[]> {
  const offers = registry.contributions('core.importers')
  return Promise.all(offers.map(async ({ name, load }) => ({ name, importer: await load() })))
}
