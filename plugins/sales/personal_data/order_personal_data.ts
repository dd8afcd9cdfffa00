import { eraseEntries } from '#core/audit/erase_entries'
import { NOWHERE } from '#plugins/sales/personal_data/written_address'
import { inside } from '#plugins/sales/database/statements'
import { label } from '#plugins/sales/shared/label'
import { saleFields, saleRecords, countOwn } from '#plugins/sales/personal_data/sale_records'
import type { PersonalDataSource } from '#plugins/users/index'

const ORDERS = label('Commandes', 'Orders')
const FIELDS = saleFields({ placedAt: label('Passée le', 'Placed') })
const WANTED = { kind: 'order', at: ['placed_at', 'placedAt'], where: 'q.customer_id = ?' } as const

/**
 * Orders of a customer. The law has the books kept for ten years: invoices and credit notes stay as they were issued,
 * orders lose whoever placed them.
 */
const orderPersonalData: PersonalDataSource = {
  async read(reader, customerId) {
    const records = await saleRecords(reader, WANTED, customerId)
    return records.length === 0 ? [] : [{ key: 'orders', label: ORDERS, fields: FIELDS, records }]
  },

  async count(reader, customerId) {
    return [{ label: ORDERS, deleted: 0, anonymised: await countOwn(reader, 'sales_orders', customerId) }]
  },

  async erase(trx, customerId) {
    const erased = await inside(trx)<{ id: number }>(
      `update sales_orders set customer_name = '', email = '', customer = '{"kind":"individual"}', billing = ?,
         delivery = case when delivery is null then null else ? end, comment = '', declarations = '{}'
       where customer_id = ? returning id`,
      [NOWHERE, NOWHERE, customerId]
    )
    for (const { id } of erased) await eraseEntries(trx, 'sales.orders', String(id))
    return [{ label: ORDERS, deleted: 0, anonymised: erased.length }]
  },
}

export default orderPersonalData
