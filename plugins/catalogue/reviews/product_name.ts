import { DEFAULT_LOCALE } from '#core/i18n/locales'
import type { RunRows } from '#core/database/run_rows'

/** The name of the product of a review, in the default language. */
export const PRODUCT_NAME = `(select t.name from catalogue_product_translations t
  where t.product_id = $row.product_id and t.locale = '${DEFAULT_LOCALE}')`

/** The names of the products of reviews, in their order. One statement. */
export async function readProductNames(rows: readonly { id?: number }[], run: RunRows): Promise<string[]> {
  const ids = rows.map(({ id }) => Number(id))
  const found = await run<{ id: number; name: string | null }>(
    `select r.id, ${PRODUCT_NAME.replaceAll('$row', 'r')} as name from catalogue_reviews r
     where r.id in (${ids.map(() => '?').join(', ')})`,
    ids
  )
  const names = new Map(found.map(({ id, name }) => [Number(id), name ?? '']))
  return ids.map((id) => names.get(id) ?? '')
}
