import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { MissingMentions } from '../papers/missing_mentions'
import { PiecesDialog } from './pieces_dialog'
import type { StaffOrder } from './order_data'

/** Issues an invoice over what is chosen; delivery is billed with the first one. */
export function InvoiceOrder({ order }: { order: StaffOrder }) {
  const t = useWords()
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  const [notify, setNotify] = useState(true)
  if (!can('sales.invoices.create') || order.open.toInvoice === 0) return null
  const lines = order.lines.filter(({ toInvoice }) => toInvoice > 0).map((line) => ({ line, most: line.toInvoice }))
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('sales.admin_orders.invoice')}
      </Button>
      {isOpen && (
        <PiecesDialog
          title={t('sales.admin_orders.invoice_title', { number: order.number })}
          lines={lines}
          submitLabel={t('sales.admin_orders.invoice')}
          done={t('sales.admin_orders.invoice_issued')}
          run={(pieces, key) =>
            call('POST', 'sales.admin.invoices.store', {
              params: { id: order.id },
              data: { lines: pieces, notify },
              headers: { 'idempotency-key': key },
            })
          }
          onClose={() => setOpen(false)}
        >
          <MissingMentions missing={order.missing} isIssued={false} />
          <p className="admin-hint">{t('sales.admin_orders.invoice_help')}</p>
          <Checkbox
            label={t('sales.admin_orders.tell_customer', { email: order.customer.email })}
            checked={notify}
            onChange={({ currentTarget }) => setNotify(currentTarget.checked)}
          />
        </PiecesDialog>
      )}
    </>
  )
}
