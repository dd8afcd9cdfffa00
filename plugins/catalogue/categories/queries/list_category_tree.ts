import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import type { CategoryKind } from '#plugins/catalogue/categories/category_tree'

/** A line of the tree as staff see it. */
export interface CategoryLine {
  id: number
  parentId: number | null
  code: string
  name: string
  slug: string
  status: 'published' | 'draft'
  /** Number of products in the category itself, without its subcategories. */
  products: number
  version: number
}

const LINES = `select c.id, c.parent_id as "parentId", c.code, coalesce(nullif(t.name, ''), d.name, c.code) as name,
    coalesce(t.slug, d.slug, '') as slug, c.status, c.version, coalesce(p.products, 0) as products
  from catalogue_categories c
  left join catalogue_category_translations t on t.category_id = c.id and t.locale = ?
  left join catalogue_category_translations d on d.category_id = c.id and d.locale = ?
  left join (select category_id, count(*) as products from catalogue_product_categories group by category_id) p
    on p.category_id = c.id
  where c.kind = ? order by c.position, c.id`

/** Returns one of the two trees as a flat list. Each line has the id of its parent, and siblings are in their order. */
@inject()
export class ListCategoryTree {
  constructor(private readonly store: Store) {}

  async execute(kind: CategoryKind, locale: Locale): Promise<CategoryLine[]> {
    const lines = await this.store.reader.all<CategoryLine>(LINES, [locale, DEFAULT_LOCALE, kind])
    return lines.map((line) => ({ ...line, products: Number(line.products) }))
  }
}
