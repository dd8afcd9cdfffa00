import { queryRows } from '#core/database/query_rows'
import { wishlists } from '#plugins/catalogue/wishlist/tables'
import { amongIds, bindIds } from '#core/lists/among_ids'
import type { Label } from '#core/i18n/label'
import type { PersonalDataSource } from '#plugins/users/index'

const label: Label = { fr_FR: 'Envies', en_GB: 'Wishlist' }

const fields = {
  product: { fr_FR: 'Produit', en_GB: 'Product' },
  addedAt: { fr_FR: 'Ajouté le', en_GB: 'Added' },
}

const OF_CUSTOMER = 'wishlist_id = (select id from catalogue_wishlists where customer_id = ?)'

const READ = `select (select min(t.name) from catalogue_product_translations t where t.product_id = w.product_id) as product,
  w.created_at as "addedAt" from catalogue_wishes w where w.${OF_CUSTOMER} order by w.id`

/** What a customer keeps for later. */
const wishlistPersonalData: PersonalDataSource = {
  async read(reader, customerId) {
    const records = await reader.all<Record<string, string | null>>(READ, [customerId])
    return records.length > 0 ? [{ key: 'wishlist', label, fields, records }] : []
  },

  async count(reader, customerId) {
    const sql = `select count(*) as count from catalogue_wishes where ${OF_CUSTOMER}`
    const row = await reader.first<{ count: number }>(sql, [customerId])
    const deleted = row?.count ?? 0
    return deleted > 0 ? [{ label, deleted, anonymised: 0 }] : []
  },

  async countMany({ dialect, reader }, customerIds) {
    const sql = `select count(*) as count from catalogue_wishes where wishlist_id in
      (select id from catalogue_wishlists where ${amongIds(dialect, 'customer_id')})`
    const row = await reader.first<{ count: number }>(sql, [bindIds(dialect, customerIds)])
    return [{ label, count: row?.count ?? 0 }]
  },

  async erase(trx, customerId) {
    const gone = await queryRows(trx, `delete from catalogue_wishes where ${OF_CUSTOMER} returning id`, [customerId])
    const deleted = gone.length
    await wishlists.delete(trx, { customerId })
    return deleted > 0 ? [{ label, deleted, anonymised: 0 }] : []
  },
}

export default wishlistPersonalData
