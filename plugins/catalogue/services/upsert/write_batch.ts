import {
  categoryWrites,
  freshKeys,
  joinedWrites,
  joinOwnLinks,
  linkWrites,
  mediaWrites,
} from '#plugins/catalogue/services/upsert/write_places'
import { insertProducts, productWrites, translationWrite } from '#plugins/catalogue/services/upsert/write_products'
import { priceWrites } from '#plugins/catalogue/services/upsert/write_prices'
import { renamedPartWrite, writeComposition } from '#plugins/catalogue/services/upsert/write_composition'
import { replaceVariants, variantChanges, variantWrite } from '#plugins/catalogue/services/upsert/write_variants'
import { runWrites } from '#core/database/write_set'
import { stockWrites } from '#plugins/catalogue/services/upsert/write_stock'
import { tierWrites } from '#plugins/catalogue/services/upsert/write_tiers'
import { uniqueValueWrites } from '#plugins/catalogue/services/upsert/unique_values'
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

export interface WrittenPlans {
  changed: readonly ProductPlan[]
  unchanged: readonly ProductPlan[]
  /** Key → ids of the products whose links wait for it. */
  waiting: ReadonlyMap<string, number[]>
}

/**
 * Writes planned products: one statement, and a few more where products, addresses or variants are new or what products
 * are made of changed. Gives what is to be listed anew.
 */
export async function writeBatch(
  { trx, bulk, addresses, definitions, currency, now, reason }: BatchWriting,
  { changed, unchanged, waiting }: WrittenPlans
): Promise<{ ids: number[]; former: string[] }> {
  await insertProducts(
    bulk,
    changed.filter(({ current }) => current === null),
    now
  )
  const fresh = freshKeys(changed)
  const awaited = new Map([...fresh].filter(([key]) => waiting.has(key)))
  joinOwnLinks(changed, fresh)
  await claimSlugs(trx, addresses, changed)
  await replaceVariants(bulk, changed, currency)
  const variants = variantChanges(changed)
  await runWrites(trx, [
    ...productWrites(bulk, { changed, unchanged }, now),
    translationWrite(bulk, changed),
    variantWrite(bulk, variants, currency),
    ...categoryWrites(bulk, changed),
    ...linkWrites(bulk, changed),
    ...joinedWrites(bulk, changed, awaited),
    ...mediaWrites(bulk, changed),
    ...uniqueValueWrites(bulk, changed, definitions),
    renamedPartWrite(bulk, variants),
    ...tierWrites(bulk, variants),
    ...priceWrites(bulk, variants, currency, now),
    ...stockWrites(bulk, variants, definitions.sources, { reason, now }),
  ])
  await writeComposition(bulk, changed)
  const joined = [...awaited.keys()].flatMap((key) => waiting.get(key) ?? [])
  return {
    ids: [...new Set([...changed.map(({ next }) => next.id as number), ...joined])],
    former: formerSkus(changed),
  }
}

/** SKUs that products bore and do no more. */
function formerSkus(plans: readonly ProductPlan[]): string[] {
  return plans.flatMap(({ current, next }) => {
    const borne = new Set(next.variants.map(({ sku }) => sku))
    return (current?.variants ?? []).map(({ sku }) => sku).filter((sku) => !borne.has(sku))
  })
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
