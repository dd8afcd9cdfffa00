import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { tokens } from '#core/text/fold'
import type { RecordSource } from '#plugins/platform/index'

/** Products in the palette: by name, SKU or barcode. */
const productRecords: RecordSource = {
  label: { fr_FR: 'Produits', en_GB: 'Products' },
  permission: 'catalogue.products.list',
  async find({ q, limit }) {
    const words = tokens(q).slice(0, 8)
    if (words.length === 0) return []
    const { reader } = await app.container.make(Store)
    const rows = await reader.all<{ product_id: number; name: string; sku: string }>(
      `select product_id, name, sku from catalogue_product_rows where ${words.map(() => 'words like ?').join(' and ')}
       order by name_key, product_id limit ?`,
      [...words.map((word) => `%${word}%`), limit]
    )
    return rows.map(({ product_id: id, name, sku }) => {
      return { name, caption: sku, screen: 'catalogue.admin.product', params: { id: Number(id) } }
    })
  },
}

export default productRecords
