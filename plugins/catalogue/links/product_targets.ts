import app from '@adonisjs/core/services/app'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { Store } from '#core/database/store'
import { codesOf } from '#core/links/link_codes'
import productRecords from '#plugins/catalogue/products/product_records'
import type { LinkTargetKind } from '#core/links/link_kinds'

const TITLES = `select p.id, p.code, coalesce(nullif(own.name, ''), first.name) as name from catalogue_products p
  left join catalogue_product_translations own on own.product_id = p.id and own.locale = ?
  left join catalogue_product_translations first on first.product_id = p.id and first.locale = '${DEFAULT_LOCALE}'`

const SCREEN = 'catalogue.admin.product'

/** Products, for links. */
const productTargets: LinkTargetKind = {
  label: { fr_FR: 'Produit', en_GB: 'Product' },
  permission: 'catalogue.products.list',
  codes: codesOf('catalogue_products', { list: 'catalogue.products' }),
  async find({ q, locale, limit }) {
    const found = await productRecords.find({ q, locale, limit, channel: '' })
    return found.map(({ name, caption, params }) => ({
      id: String(params.id),
      title: name,
      caption,
      edit: { screen: SCREEN, params },
    }))
  },
  async titles(ids, locale) {
    const { read } = await app.container.make(Store)
    const rows = await read.all<{ id: number; code: string; name: string | null }>(
      `${TITLES} where p.id in ${read.ids}`,
      locale,
      ids.map(Number)
    )
    return rows.map(({ id, code, name }) => ({
      id: String(id),
      title: name || code,
      caption: code,
      edit: { screen: SCREEN, params: { id } },
    }))
  },
}

export default productTargets
