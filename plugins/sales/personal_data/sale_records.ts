import { inOneLine } from '#plugins/sales/personal_data/written_address'
import { label } from '#plugins/sales/shared/label'
import { Money } from '#core/money/money'
import type { Label } from '#core/i18n/label'
import type { PersonalValue } from '#plugins/users/index'
import type { Reader } from '#core/database/reader'

/** What an address is called in the file of somebody's data. */
export const ADDRESSES: Record<string, Label> = {
  billing: label('Adresse de facturation', 'Billing address'),
  delivery: label('Adresse de livraison', 'Delivery address'),
}

/** Fields of an order or a quote there, in the order in which people read them. `at`: when it was opened. */
export const saleFields = (at: Record<string, Label>): Record<string, Label> => ({
  number: label('Numéro', 'Number'),
  ...at,
  state: label('État', 'State'),
  total: label('Total', 'Total'),
  currency: label('Monnaie', 'Currency'),
  name: label('Nom', 'Name'),
  email: label('Adresse email', 'Email address'),
  ...ADDRESSES,
  items: label('Articles', 'Items'),
  comment: label('Commentaire', 'Comment'),
})

interface Row {
  number: string
  at: string
  state: string
  total_amount: number
  currency: string
  name: string
  email: string
  billing: string
  delivery: string | null
  comment: string
  items: string | null
}

/** Which orders or quotes `q`, and the column and the field of when they were opened. */
interface Wanted {
  kind: 'order' | 'quote'
  at: readonly [column: string, field: string]
  /** With the id of the customer as `?`. */
  where: string
}

/** Orders or quotes of a customer, oldest first. */
export async function saleRecords(
  reader: Reader,
  { kind, at: [column, field], where }: Wanted,
  customerId: number
): Promise<Record<string, PersonalValue>[]> {
  const rows = await reader.all<Row>(
    `select q.number, q.${column} as at, q.state, q.total_amount, q.currency, q.customer_name as name, q.email, q.billing,
       q.delivery, q.comment, (select string_agg(l.quantity || ' x ' || l.name, ', ') from sales_${kind}_lines l
         where l.${kind}_id = q.id and l.parent_position is null) as items
     from sales_${kind}s q where ${where} order by q.id`,
    [customerId]
  )
  return rows.map(({ number, at, total_amount: total, items, billing, delivery, ...row }) => ({
    ...row,
    number,
    [field]: at,
    total: new Money(Number(total), row.currency).toDecimal(),
    items: items ?? '',
    billing: inOneLine(billing),
    delivery: inOneLine(delivery),
  }))
}

/** How many rows of a table are a customer's. */
export async function countOwn(reader: Reader, table: string, customerId: number): Promise<number> {
  const row = await reader.first<{ count: number }>(`select count(*) as count from ${table} where customer_id = ?`, [
    customerId,
  ])
  return Number(row?.count ?? 0)
}
