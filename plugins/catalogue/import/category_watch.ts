import { refusedRow, type ImportProblem } from '#core/import/problem'
import { categoryMade } from '#plugins/catalogue/import/errors'
import { queryRows } from '#core/database/query_rows'
import { categoryWrite } from '#plugins/catalogue/import/undo/categories'
import type { ImportWrite } from '#core/import/import_undo'
import type { Transaction } from '#core/database/store'
import type { ProductInput } from '#plugins/catalogue/products/upsert/product_input'

/** Runs `work`, and returns a warning and a write for each category that it created. */
export async function watchCategories<T>(
  trx: Transaction,
  products: readonly ProductInput[],
  work: () => Promise<T>
): Promise<{ result: T; warnings: ImportProblem[]; writes: ImportWrite[] }> {
  const isNaming = products.some(({ categories, dishes }) => (categories?.length ?? 0) + (dishes?.length ?? 0) > 0)
  if (!isNaming) return { result: await work(), warnings: [], writes: [] }
  const [last] = await queryRows<{ id: number | string | null }>(trx, 'select max(id) as id from catalogue_categories')
  const result = await work()
  const made = await queryRows<{ id: number | string; kind: string; name: string }>(
    trx,
    `select c.id, c.kind, max(t.name) as name from catalogue_categories c
     join catalogue_category_translations t on t.category_id = c.id
     where c.id > ? group by c.id, c.kind order by c.id`,
    [last?.id ?? 0]
  )
  const warnings = made.map(({ kind, name }) =>
    refusedRow(null, categoryMade({ kind, name }), kind === 'dish' ? 'dishes' : 'categories')
  )
  return { result, warnings, writes: made.map(categoryWrite) }
}
