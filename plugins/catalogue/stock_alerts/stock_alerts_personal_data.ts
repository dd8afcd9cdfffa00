import { amongIds, bindIds } from '#core/lists/among_ids'
import { queryRows } from '#core/database/query_rows'
import type { Label } from '#core/i18n/label'
import type { PersonalDataSource } from '#plugins/users/index'

const label: Label = { fr_FR: 'Alertes de retour en stock', en_GB: 'Back-in-stock alerts' }

const fields = {
  product: { fr_FR: 'Produit', en_GB: 'Product' },
  email: { fr_FR: 'Adresse email', en_GB: 'Email address' },
  askedAt: { fr_FR: 'Demandée le', en_GB: 'Asked for on' },
}

/** Those asked for from the account, and those for its address once it has shown to be theirs. */
const OF_CUSTOMER = `(customer_id = ? or email = (select c.email from users_customers c
  where c.id = ? and c.email_verified_at is not null))`

const READ = `select (select min(t.name) from catalogue_variants v join catalogue_product_translations t
    on t.product_id = v.product_id where v.id = variant_id) as product, email, created_at as "askedAt"
  from catalogue_stock_alerts where ${OF_CUSTOMER} order by id`

/** What a customer waits for. */
const stockAlertsPersonalData: PersonalDataSource = {
  async read(reader, customerId) {
    const records = await reader.all<Record<string, string | null>>(READ, [customerId, customerId])
    return records.length > 0 ? [{ key: 'stockAlerts', label, fields, records }] : []
  },

  async count(reader, customerId) {
    const sql = `select count(*) as count from catalogue_stock_alerts where ${OF_CUSTOMER}`
    const row = await reader.first<{ count: number }>(sql, [customerId, customerId])
    const deleted = row?.count ?? 0
    return deleted > 0 ? [{ label, deleted, anonymised: 0 }] : []
  },

  async countMany({ dialect, reader }, customerIds) {
    const sql = `select count(*) as count from catalogue_stock_alerts where ${amongIds(dialect, 'customer_id')}
      or email in (select c.email from users_customers c where ${amongIds(dialect, 'c.id')} and c.email_verified_at is not null)`
    const ids = bindIds(dialect, customerIds)
    const row = await reader.first<{ count: number }>(sql, [ids, ids])
    return [{ label, count: row?.count ?? 0 }]
  },

  async erase(trx, customerId) {
    const sql = `delete from catalogue_stock_alerts where ${OF_CUSTOMER} returning id`
    const deleted = (await queryRows(trx, sql, [customerId, customerId])).length
    return deleted > 0 ? [{ label, deleted, anonymised: 0 }] : []
  },
}

export default stockAlertsPersonalData
