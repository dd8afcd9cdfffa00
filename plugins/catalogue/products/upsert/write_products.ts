import { LOCALES } from '#core/i18n/locales'
import { runReturning } from '#core/database/write_set'
import { same, type ProductPlan } from '#plugins/catalogue/products/upsert/plan'
import { products, productTexts } from '#plugins/catalogue/products/tables'
import type { Dialect, Transaction } from '#core/database/store'
import type { Write } from '#core/database/write'

/** Inserts the rows of new products and sets their ids in the plans. */
export async function insertProducts(
  trx: Transaction,
  dialect: Dialect,
  plans: readonly ProductPlan[],
  now: string
): Promise<void> {
  const rows = plans.map(({ next: { id: _, ...row }, hash }) => ({
    ...row,
    rowHash: hash,
    createdAt: now,
    updatedAt: now,
  }))
  const inserted = await runReturning<{ id: number; code: string }>(
    trx,
    products.insertWrite(dialect, rows, { tail: 'returning id, code' })
  )
  const ids = new Map(inserted.map(({ id, code }) => [code, id]))
  for (const { next } of plans) next.id = ids.get(next.code) ?? null
}

/** Updates changed products and increments their versions; of unchanged ones only the hash of the input. */
export function productWrites(
  dialect: Dialect,
  { changed, unchanged }: { changed: readonly ProductPlan[]; unchanged: readonly ProductPlan[] },
  now: string
): Write[] {
  const existing = changed.filter(({ current }) => current !== null)
  for (const { next } of existing) next.version += 1
  const rows = existing.map(({ next, hash }) => ({
    ...next,
    id: next.id as number,
    rowHash: hash,
    updatedAt: now,
  }))
  const renewed = unchanged
    .filter(({ current, hash }) => current?.rowHash !== hash)
    .map(({ next, hash }) => ({ id: next.id as number, rowHash: hash }))
  return [products.updateWrite(dialect, rows, ['id']), products.updateWrite(dialect, renewed, ['id'])]
}

/** Writes the texts that changed. */
export function translationWrite(dialect: Dialect, plans: readonly ProductPlan[]): Write {
  const rows = plans.flatMap(({ current, next }) =>
    LOCALES.filter((locale) => !same(current?.translations[locale], next.translations[locale])).map((locale) => ({
      productId: next.id as number,
      locale,
      ...next.translations[locale],
    }))
  )
  return productTexts.insertWrite(dialect, rows, { key: ['productId', 'locale'] })
}
