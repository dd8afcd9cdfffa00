import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { MailNotice } from '#web/admin/mail_notice'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { MissingMentions } from '../papers/missing_mentions'
import { PiecesDialog } from './pieces_dialog'
import type { StaffOrder } from './order_data'

/** Issues an invoice for the chosen items. The first invoice includes delivery. */
export function InvoiceDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const t = useWords()
  const [notify, setNotify] = useState(true)
  const lines = order.lines.filter(({ toInvoice }) => toInvoice > 0).map((line) => ({ line, most: line.toInvoice }))
  return (
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
      onClose={onClose}
    >
      <MissingMentions missing={order.missing} isIssued={false} />
      <p className="admin-hint">{t('sales.admin_orders.invoice_help')}</p>
      <Checkbox
        label={t('sales.admin_orders.tell_customer', { email: order.customer.email })}
        checked={notify}
        onChange={({ currentTarget }) => setNotify(currentTarget.checked)}
      />
      {notify && <MailNotice />}
    </PiecesDialog>
  )
}
