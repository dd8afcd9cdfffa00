import app from '@adonisjs/core/services/app'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { PRODUCTS_TOPIC } from '#plugins/catalogue/listing/index/listing_cache'
import { Store } from '#core/database/store'
import type { CategoryKind } from '#plugins/catalogue/categories/category_tree'
import type { LinkedPages } from '#core/links/linked_pages'

interface Row {
  id: number
  title: string
}

const asPages = (rows: readonly Row[]) => rows.map(({ id, title }) => ({ id: String(id), title }))

/** The products that visitors see. */
export const products: LinkedPages = {
  topics: [PRODUCTS_TOPIC],
  list: 'catalogue.products',
  async open(ids, { channel, locale }) {
    const { read } = await app.container.make(Store)
    const rows = await read.all<Row>(
      `select l.product_id as id, coalesce(nullif(t.name, ''), d.name) as title from catalogue_listings l
       left join catalogue_product_translations t on t.product_id = l.product_id and t.locale = l.locale
       left join catalogue_product_translations d on d.product_id = l.product_id and d.locale = '${DEFAULT_LOCALE}'
       where l.product_id in ${read.ids} and l.channel = ? and l.locale = ?`,
      ids.map(Number),
      channel,
      locale
    )
    return asPages(rows)
  },
}

/** The categories, or dishes, that visitors see. */
function categoriesOf(kind: CategoryKind): LinkedPages {
  return {
    topics: ['catalogue.categories'],
    async open(ids, { locale }) {
      const { read } = await app.container.make(Store)
      const rows = await read.all<Row>(
        `select c.id, coalesce(nullif(t.name, ''), d.name, c.code) as title from catalogue_categories c
         left join catalogue_category_translations t on t.category_id = c.id and t.locale = ?
         left join catalogue_category_translations d on d.category_id = c.id and d.locale = '${DEFAULT_LOCALE}'
         where c.id in ${read.ids} and c.kind = ? and c.status = 'published'`,
        locale,
        ids.map(Number),
        kind
      )
      return asPages(rows)
    },
  }
}

export const categories = categoriesOf('category')
export const dishes = categoriesOf('dish')
