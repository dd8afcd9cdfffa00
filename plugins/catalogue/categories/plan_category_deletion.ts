import { categoryHolds } from '#plugins/catalogue/categories/errors'
import type { Statements } from '#core/database/statements'
import type { CategoryKind } from '#plugins/catalogue/categories/category_tree'
import type { Locale } from '#core/i18n/locales'
import type { PlannedDeletion } from '#plugins/catalogue/vocabulary/planned_deletion'

interface Found {
  id: number
  parent_id: number | null
  code: string
  kind: CategoryKind
  products: number
}

export type PlannedCategory = PlannedDeletion & { kind: CategoryKind }

/**
 * Which of these categories may go: those without products, and with nothing below them that stays. Unknown ones are
 * passed over. Three statements.
 */
export async function planCategoryDeletion(db: Statements, ids: readonly number[]): Promise<PlannedCategory[]> {
  const found = await db.run<Found>(
    `select c.id, c.parent_id, c.code, c.kind,
       (select count(*) from catalogue_product_categories p where p.category_id = c.id) as products
     from catalogue_categories c where c.id in ${db.ids} order by c.position, c.id`,
    ids
  )
  const names = await db.run<{ category_id: number; locale: Locale; name: string }>(
    `select category_id, locale, name from catalogue_category_translations where category_id in ${db.ids}`,
    ids
  )
  const below = await db.run<{ id: number; parent_id: number }>(
    `select id, parent_id from catalogue_categories where parent_id in ${db.ids}`,
    ids
  )
  const chosen = new Map(found.map((row) => [Number(row.id), row]))
  const children = Map.groupBy(below, (row) => Number(row.parent_id))
  const staying = (id: number) => (children.get(id) ?? []).filter((child) => !goes(Number(child.id))).length
  const judged = new Map<number, boolean>()
  function goes(id: number): boolean {
    const known = judged.get(id)
    if (known !== undefined) return known
    const row = chosen.get(id)
    const isFree = row !== undefined && Number(row.products) === 0 && staying(id) === 0
    judged.set(id, isFree)
    return isFree
  }
  const said = Map.groupBy(names, (row) => Number(row.category_id))
  return found.map(({ id: number, code, kind, products }) => {
    const id = Number(number)
    return {
      id,
      code,
      kind,
      name: Object.fromEntries((said.get(id) ?? []).map(({ locale, name }) => [locale, name])),
      refusal: goes(id) ? null : categoryHolds({ products: Number(products), categories: staying(id) }),
    }
  })
}
