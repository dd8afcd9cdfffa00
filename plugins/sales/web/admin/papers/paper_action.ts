import { useCan } from '#web/admin/admin_data'
import type { RecordAction } from '#web/admin/record_actions'
import { useRouteAddress } from '#web/admin/route_address'
import { useWords } from '#web/lib/i18n'

const KINDS = {
  invoices: { route: 'sales.admin.invoice_papers.show', label: 'sales.papers.invoice' },
  refunds: { route: 'sales.admin.refund_papers.show', label: 'sales.papers.credit_note' },
  quotes: { route: 'sales.admin.quote_papers.show', label: 'sales.papers.quote' },
  shipments: { route: 'sales.admin.shipment_papers.show', label: 'sales.papers.delivery_note' },
} as const

/** Documents that can be printed. */
export type PaperKind = keyof typeof KINDS

/** The action that opens a document as PDF, if the user may print it. */
export function usePaperAction(kind: PaperKind, id: number): RecordAction | null {
  const t = useWords()
  const can = useCan()
  const addressOf = useRouteAddress()
  const { route, label } = KINDS[kind]
  const file = addressOf(route, { id })
  return file && can(`sales.${kind}.print`) ? { key: 'print', label: t(label), file } : null
}
