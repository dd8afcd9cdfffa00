import {
  joinPendingLinks,
  writeCategories,
  writeLinks,
  writeMedia,
} from '#plugins/catalogue/services/upsert/write_places'
import {
  insertProducts,
  updateHashes,
  updateProducts,
  writeTranslations,
} from '#plugins/catalogue/services/upsert/write_products'
import { compositesOf, renameParts, writeComposition } from '#plugins/catalogue/services/upsert/write_composition'
import { writePrices } from '#plugins/catalogue/services/upsert/write_prices'
import { writeStock } from '#plugins/catalogue/services/upsert/write_stock'
import { writeTiers } from '#plugins/catalogue/services/upsert/write_tiers'
import { variantChanges, writeVariants } from '#plugins/catalogue/services/upsert/write_variants'
import { writeUniqueValues } from '#plugins/catalogue/services/upsert/unique_values'
import type { Locale } from '#core/i18n/locales'
import type { Transaction } from '#core/database/store'
import type { Bulk } from '#plugins/catalogue/database/bulk'
import type { Addresses } from '#plugins/catalogue/services/addresses'
import type { Definitions } from '#plugins/catalogue/services/upsert/definitions'
import type { ProductPlan } from '#plugins/catalogue/services/upsert/plan'

/** What writing a batch needs. */
export interface BatchWriting {
  trx: Transaction
  bulk: Bulk
  addresses: Addresses
  definitions: Definitions
  currency: string
  now: string
  /** Why stock moves. */
  reason: string
}

/** Writes planned products; gives the ids of all whose listing is to be made anew. */
export async function writeBatch(
  { trx, bulk, addresses, definitions, currency, now, reason }: BatchWriting,
  { changed, unchanged }: { changed: readonly ProductPlan[]; unchanged: readonly ProductPlan[] }
): Promise<number[]> {
  await updateHashes(bulk, unchanged)
  if (changed.length === 0) return []
  const created = changed.filter(({ current }) => current === null)
  await insertProducts(bulk, created, now)
  await updateProducts(
    bulk,
    changed.filter(({ current }) => current !== null),
    now
  )
  await claimSlugs(trx, addresses, changed)
  await writeTranslations(bulk, changed)
  await writeVariants(bulk, changed, currency)
  await writeCategories(bulk, changed)
  await writeLinks(bulk, changed)
  await writeMedia(bulk, changed)
  await writeUniqueValues(bulk, changed, definitions)
  const variants = variantChanges(changed)
  await renameParts(bulk, variants)
  await writeTiers(bulk, variants)
  await writePrices(bulk, variants, currency, now)
  await writeComposition(bulk, changed)
  await writeStock(bulk, variants, definitions.sources, { reason, now })
  const joined = await joinPendingLinks(bulk, changed)
  const skus = changed.flatMap(({ current, next }) => [...(current?.variants ?? []), ...next.variants])
  const around = await compositesOf(
    bulk,
    skus.map(({ sku }) => sku)
  )
  return [...new Set([...changed.map(({ next }) => next.id as number), ...joined, ...around])]
}

async function claimSlugs(trx: Transaction, addresses: Addresses, plans: readonly ProductPlan[]): Promise<void> {
  const wishes = plans.flatMap(({ next, wantedSlugs }) =>
    Object.entries(wantedSlugs).map(([locale, slug]) => ({
      id: next.id as number,
      locale: locale as Locale,
      slug,
    }))
  )
  const plansById = new Map(plans.map((plan) => [plan.next.id, plan]))
  for (const { id, locale, slug } of await addresses.claim(trx, 'product', wishes)) {
    const plan = plansById.get(id)
    if (plan) plan.next.translations[locale].slug = slug
  }
}
