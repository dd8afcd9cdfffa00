import { inOneLine } from '#plugins/sales/personal_data/written_address'
import { inside } from '#plugins/sales/database/statements'
import type { Label } from '#core/i18n/label'
import type { PersonalDataSource } from '#plugins/users/index'
import { label } from '#plugins/sales/shared/label'
import { ADDRESSES, countOwn } from '#plugins/sales/personal_data/sale_records'

const CARTS = label('Paniers', 'Carts')

const FIELDS: Record<string, Label> = {
  changedAt: label('Modifié le', 'Changed'),
  items: label('Articles', 'Items'),
  ...ADDRESSES,
  coupon: label('Code promotionnel', 'Code'),
  comment: label('Commentaire', 'Comment'),
}

interface Row {
  updated_at: string
  items: string | null
  billing: string | null
  delivery: string | null
  coupon_code: string | null
  comment: string
}

/** Carts that became an order are told with it. */
const FIND = `select c.updated_at, c.billing, c.delivery, c.coupon_code, c.comment,
    (select string_agg(l.quantity || ' x ' || l.name, ', ') from sales_cart_lines l where l.cart_id = c.id) as items
  from sales_carts c where c.customer_id = ? and c.status <> 'ordered' order by c.id`

/** What customers meant to buy. Nothing of it is in the books: it goes. */
const cartPersonalData: PersonalDataSource = {
  async read(reader, customerId) {
    const rows = await reader.all<Row>(FIND, [customerId])
    const records = rows.map((row) => ({
      changedAt: row.updated_at,
      items: row.items ?? '',
      coupon: row.coupon_code ?? '',
      comment: row.comment,
      billing: inOneLine(row.billing),
      delivery: inOneLine(row.delivery),
    }))
    return records.length === 0 ? [] : [{ key: 'carts', label: CARTS, fields: FIELDS, records }]
  },

  async count(reader, customerId) {
    return [{ label: CARTS, deleted: await countOwn(reader, 'sales_carts', customerId), anonymised: 0 }]
  },

  async erase(trx, customerId) {
    const erased = await inside(trx)('delete from sales_carts where customer_id = ? returning id', [customerId])
    return [{ label: CARTS, deleted: erased.length, anonymised: 0 }]
  },
}

export default cartPersonalData
