import app from '@adonisjs/core/services/app'
import { Lists } from '#core/lists/lists'
import type { RecordSource } from '#plugins/platform/index'

/** Products for the palette, drafts too. */
const productRecords: RecordSource = {
  label: { fr_FR: 'Produits', en_GB: 'Products' },
  permission: 'catalogue.products.list',
  async find({ q, limit, locale }) {
    const lists = await app.container.make(Lists)
    const { data } = await lists.page('catalogue.products', { q, limit: String(limit), locale })
    return data.map(({ id, name, sku }) => ({
      name: String(name),
      caption: sku === null ? null : String(sku),
      screen: 'catalogue.admin.product',
      params: { id: Number(id) },
    }))
  },
}

export default productRecords
