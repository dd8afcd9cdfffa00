import { Button } from '@mantine/core'
import { useCan } from '#web/admin/admin_data'
import { IconDownload } from '#web/admin/icons'
import { useRouteAddress } from '#web/admin/route_address'
import { useWords } from '#web/lib/i18n'

const KINDS = {
  invoices: { route: 'sales.admin.invoice_papers.show', label: 'sales.papers.invoice' },
  refunds: { route: 'sales.admin.refund_papers.show', label: 'sales.papers.credit_note' },
  quotes: { route: 'sales.admin.quote_papers.show', label: 'sales.papers.quote' },
  shipments: { route: 'sales.admin.shipment_papers.show', label: 'sales.papers.delivery_note' },
} as const

/** What is printed, one by one and in bulk. */
export type PaperKind = keyof typeof KINDS

/** A document as a PDF file, for who may print it. */
export function PrintButton({ kind, id }: { kind: PaperKind; id: number }) {
  const t = useWords()
  const can = useCan()
  const addressOf = useRouteAddress()
  const { route, label } = KINDS[kind]
  const address = addressOf(route, { id })
  if (!address || !can(`sales.${kind}.print`)) return null
  return (
    <Button variant="default" component="a" href={address} download leftSection={<IconDownload size={16} />}>
      {t(label)}
    </Button>
  )
}
