import { amount, ISSUED, ISSUED_LINE } from '#plugins/sales/documents/columns'
import { bigint, boolean, instant, json, nullable, table, text } from '#core/database/table'
import type { DocumentTerms } from '#plugins/sales/documents/document_terms'
import type { FrozenShipping } from '#plugins/sales/documents/frozen'
import type { PostalAddress } from '#plugins/sales/contracts/address'

export const invoices = table('sales_invoices', {
  ...ISSUED,
  state: text<'pending' | 'paid' | 'credited'>(),
  terms: nullable(json<DocumentTerms>()),
  delivery: nullable(json<PostalAddress>()),
  shipping: nullable(json<FrozenShipping>()),
  paid: amount('paid'),
  credited: amount('credited'),
  dueAt: instant(),
  /** Paid at the delivery of the goods. `dueAt` is then not printed and only decides when it is late. */
  isDueOnDelivery: boolean(),
})

export const invoiceLines = table('sales_invoice_lines', { ...ISSUED_LINE, invoiceId: bigint() })
