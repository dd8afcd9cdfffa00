import {
  categoryWrites,
  freshKeys,
  joinedWrites,
  joinOwnLinks,
  linkWrites,
  mediaWrites,
} from '#plugins/catalogue/products/upsert/write_places'
import { insertProducts, productWrites, translationWrite } from '#plugins/catalogue/products/upsert/write_products'
import { priceWrites } from '#plugins/catalogue/products/upsert/write_prices'
import { changedLinks } from '#plugins/catalogue/links/description_links'
import { linkWrites as recordedLinks } from '#core/links/links'
import { renamedPartWrite, writeComposition } from '#plugins/catalogue/products/upsert/write_composition'
import { replaceVariants, variantChanges, variantWrite } from '#plugins/catalogue/products/upsert/write_variants'
import { runWrites } from '#core/database/write_set'
import { stockWrites } from '#plugins/catalogue/products/upsert/write_stock'
import { tierWrites } from '#plugins/catalogue/products/upsert/write_tiers'
import { uniqueValueWrites } from '#plugins/catalogue/products/upsert/unique_values'
import type { LinksOf } from '#core/links/links'
import type { Locale } from '#core/i18n/locales'
import type { Transaction } from '#core/database/store'
import type { Statements } from '#core/database/statements'
import type { Addresses } from '#plugins/catalogue/permalinks/addresses'
import type { Definitions } from '#plugins/catalogue/products/upsert/definitions'
import type { ProductPlan } from '#plugins/catalogue/products/upsert/plan'
import { permalinkKind } from '#plugins/catalogue/permalinks/address_kinds'

/** What a batch is written with. */
export interface BatchWriting {
  trx: Transaction
  db: Statements
  addresses: Addresses
  definitions: Definitions
  currency: string
  now: string
  /** Reason of the stock movements. */
  reason: string
}

export interface WrittenPlans {
  changed: readonly ProductPlan[]
  unchanged: readonly ProductPlan[]
  /** Code or SKU → ids of the products with a pending link to it. */
  pendingLinks: ReadonlyMap<string, number[]>
}

/**
 * Writes planned products: one statement, and a few more if products, addresses or variants are new or compositions
 * changed. Returns the ids of the products to list again, and the SKUs that no longer exist.
 */
export async function writeBatch(
  { trx, db, addresses, definitions, currency, now, reason }: BatchWriting,
  { changed, unchanged, pendingLinks }: WrittenPlans
): Promise<{ ids: number[]; former: string[] }> {
  const { dialect } = db
  await insertProducts(
    trx,
    dialect,
    changed.filter(({ current }) => current === null),
    now
  )
  const fresh = freshKeys(changed)
  const resolved = new Map([...fresh].filter(([key]) => pendingLinks.has(key)))
  joinOwnLinks(changed, fresh)
  await claimSlugs(trx, addresses, changed)
  await replaceVariants(trx, dialect, changed, currency)
  const variants = variantChanges(changed)
  await runWrites(trx, [
    ...productWrites(dialect, { changed, unchanged }, now),
    translationWrite(dialect, changed),
    ...recordedLinks(db, changed.flatMap(textLinks)),
    variantWrite(dialect, variants, currency),
    ...categoryWrites(dialect, changed),
    ...linkWrites(dialect, changed),
    ...joinedWrites(db, changed, resolved),
    ...mediaWrites(dialect, changed),
    ...uniqueValueWrites(db, changed, definitions),
    renamedPartWrite(db, variants),
    ...tierWrites(db, variants),
    ...(await priceWrites(db, variants, currency, now)),
    ...stockWrites(db, variants, definitions.sources, { reason, now }),
  ])
  await writeComposition(trx, dialect, changed)
  const linking = [...resolved.keys()].flatMap((key) => pendingLinks.get(key) ?? [])
  return {
    ids: [...new Set([...changed.map(({ next }) => next.id as number), ...linking])],
    former: formerSkus(changed),
  }
}

function textLinks({ current, next }: ProductPlan): LinksOf[] {
  const source = { kind: permalinkKind('product'), id: next.id as number }
  return changedLinks(source, current?.translations ?? {}, next.translations)
}

/** SKUs that products no longer have. */
function formerSkus(plans: readonly ProductPlan[]): string[] {
  return plans.flatMap(({ current, next }) => {
    const present = new Set(next.variants.map(({ sku }) => sku))
    return (current?.variants ?? []).map(({ sku }) => sku).filter((sku) => !present.has(sku))
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
