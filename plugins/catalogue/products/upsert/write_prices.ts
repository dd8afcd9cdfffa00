import { historyWrites } from '#plugins/catalogue/prices/history_writes'
import { reductions } from '#plugins/catalogue/products/tables'
import { same } from '#plugins/catalogue/products/upsert/plan'
import type { PriceReduction } from '#plugins/catalogue/prices/reductions'
import type { RowIn } from '#core/database/table'
import type { Statements } from '#core/database/statements'
import type { Write } from '#core/database/write'
import type { VariantState } from '#plugins/catalogue/products/upsert/product_state'
import type { VariantChange } from '#plugins/catalogue/products/upsert/write_variants'

/** Prices of a single piece. Only these are public prices with a history. */
function ofOnePiece({ prices }: VariantState) {
  return prices.filter(({ quantity }) => quantity === 1)
}

function isRepriced({ before, after }: VariantChange): boolean {
  return (
    before === null ||
    before.price !== after.price ||
    before.specialPrice !== after.specialPrice ||
    before.specialFrom !== after.specialFrom ||
    before.specialTo !== after.specialTo ||
    !same(ofOnePiece(before), ofOnePiece(after))
  )
}

/** Writes the price history of the variants whose prices change, from now on: for everybody, for groups and in channels. */
export async function priceWrites(
  db: Statements,
  changes: readonly VariantChange[],
  currency: string,
  now: string
): Promise<Write[]> {
  const repriced = changes.filter(isRepriced)
  const existing = repriced.filter(({ before }) => before !== null).map(({ after }) => after.id as number)
  const reduced = await readReductions(db, existing, currency)
  const variants = repriced.map(({ after }) => {
    const id = after.id as number
    return { ...after, id, currency, reductions: reduced.get(id) ?? [] }
  })
  return historyWrites(db, { variants, existing, now })
}

async function readReductions(
  db: Statements,
  ids: readonly number[],
  currency: string
): Promise<Map<number, PriceReduction[]>> {
  const rows = await db.run<RowIn<typeof reductions>>(
    `select ${reductions.columns('r')} from catalogue_reductions r where r.variant_id in ${db.ids} and r.currency = ?`,
    ids,
    currency
  )
  return Map.groupBy(
    rows.map((row) => reductions.read(row)),
    ({ variantId }) => variantId
  )
}
