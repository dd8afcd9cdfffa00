import { countTowards, DUE } from '#plugins/sales/invoices/services/open_invoice'
import type { Run } from '#plugins/sales/database/statements'

/** An unpaid invoice. `due` in minor units. */
export interface OwedInvoice {
  id: number
  due: number
}

/** The unpaid invoices of an order: first those with one of these lines, then the oldest. */
export async function owedInvoices(run: Run, orderId: number, lines: readonly number[]): Promise<OwedInvoice[]> {
  const open = await run<OwedInvoice>(
    `select id, ${DUE} as due from sales_invoices where order_id = ? and state = 'pending' order by id`,
    [orderId]
  )
  const marks = lines.map(() => '?').join(', ')
  const billing = await run<{ id: number }>(
    `select x.invoice_id as id from sales_invoice_lines x join sales_invoices i on i.id = x.invoice_id
     where i.order_id = ? and x.line_id in (${marks || 'null'})`,
    [orderId, ...lines]
  )
  const bills = new Set(billing.map(({ id }) => Number(id)))
  return open
    .map(({ id, due }) => ({ id: Number(id), due: Number(due) }))
    .sort((one, other) => Number(bills.has(other.id)) - Number(bills.has(one.id)) || one.id - other.id)
}

/** The part of an amount that these invoices can absorb. */
export function settledBy(invoices: readonly OwedInvoice[], amount: number): number {
  return Math.min(
    amount,
    invoices.reduce((sum, { due }) => sum + due, 0)
  )
}

/** Credits an amount to these invoices, in their order. */
export async function settleInvoices(run: Run, invoices: readonly OwedInvoice[], amount: number): Promise<void> {
  let left = amount
  for (const { id, due } of invoices) {
    const credited = Math.min(due, left)
    if (credited <= 0) continue
    left -= credited
    await countTowards(run, id, { credited })
  }
}

/**
 * Removes payments from the invoices of an order, last invoice first, after a credit note took their lines back. The next
 * invoice of the order may use the money.
 */
export async function freePaid(run: Run, orderId: number, amount: number): Promise<void> {
  const invoices = await run<{ id: number; paid: number }>(
    'select id, paid_amount as paid from sales_invoices where order_id = ? and paid_amount > 0 order by id desc',
    [orderId]
  )
  let left = amount
  for (const { id, paid } of invoices) {
    const freed = Math.min(Number(paid), left)
    if (freed <= 0) continue
    left -= freed
    await countTowards(run, Number(id), { paid: -freed, credited: freed })
  }
}
