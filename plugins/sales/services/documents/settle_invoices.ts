import { countTowards, DUE } from '#plugins/sales/services/documents/open_invoice'
import type { Run } from '#plugins/sales/database/statements'

/** An invoice of which something is left to be paid. Minor units. */
export interface OwedInvoice {
  id: number
  due: number
}

/** The open invoices of an order: those that bill one of these lines first, then the oldest. */
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

/** How much of an amount these invoices take. */
export function settledBy(invoices: readonly OwedInvoice[], amount: number): number {
  return Math.min(
    amount,
    invoices.reduce((sum, { due }) => sum + due, 0)
  )
}

/** Takes an amount off what is owed on these invoices, in their order. */
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
 * Takes money off invoices whose lines a credit note took back, the last one first: it is the order's again, and counts
 * towards what is invoiced next.
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
