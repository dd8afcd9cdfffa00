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
  const chosen = all.filter((offer) => isCalled(offer, resource))
  if (chosen.length === 0) {
    const known = new Set(all.map(({ importer }) => importer.resource))
    throw resourceUnknown({ resource: resource ?? '', known: [...known].join(', ') })
  }
  const rated = chosen
    .map((offer) => ({ ...offer, certainty: offer.importer.detect(columns, isMapped, resource !== null) }))
    .sort((one, other) => other.certainty - one.certainty)
  const [best, second] = rated
  // The columns of two resources may be the same.
  const isUndecided = second?.certainty === best?.certainty && second?.importer.resource !== best?.importer.resource
  if (!best || best.certainty <= 0 || (second && isUndecided)) {
    throw fileNotRecognised({ columns: listed(columns), first: columns[0] ?? '' })
  }
  return best
}

/** Whether an importer is meant by its resource or by its own name, `catalogue.shopify` or `shopify`. Null: any is. */
const isCalled = ({ name, importer }: { name: string; importer: Importer }, called: string | null) =>
  called === null || importer.resource === called || name === called || name.endsWith(`.${called}`)

/** Importers of a resource, or all of them. */
export async function importersOf(registry: PluginRegistry, resource: string | null): Promise<Importer[]> {
  const all = await offersOf(registry)
  return all.filter((offer) => isCalled(offer, resource)).map(({ importer }) => importer)
}

async function offersOf(registry: PluginRegistry): Promise<{ name: string; importer: Importer }[]> {
  const offers = registry.contributions('core.importers')
  return Promise.all(offers.map(async ({ name, load }) => ({ name, importer: await load() })))
}
