import { Text } from '@mantine/core'
import { useCan } from '#web/admin/admin_data'
import { ConfirmDialog } from '#web/admin/confirm_button'
import { MailNotice, useMailMessage } from '#web/admin/mail_notice'
import { notifyDone } from '#web/admin/notify'
import { RecordActions } from '#web/admin/record_actions'
import { call } from '#web/lib/clients'
import { formatDate, formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { usePaperAction } from '../papers/paper_action'
import { PaymentDialog } from './payment_dialog'
import { TakeBackDialog, canTakeBack } from './take_back_invoice'
import type { Invoice, PaymentChoice } from './invoice_data'

interface InvoiceActionsProps {
  invoice: Invoice
  methods: PaymentChoice[]
}

/** The actions of an invoice. A reminder is the next step only for an overdue one. */
export function InvoiceActions({ invoice, methods }: InvoiceActionsProps) {
  const t = useWords()
  const can = useCan()
  const paper = usePaperAction('invoices', invoice.id)
  const pay = can('sales.transactions.create') && invoice.due.amount > 0
  const remind = can('sales.invoices.remind') && invoice.remindable.amount > 0
  return (
    <RecordActions
      next={pay ? 'record_payment' : null}
      actions={[
        pay && {
          key: 'record_payment',
          label: t('sales.admin_invoices.record'),
          dialog: (close) => <PayInvoiceDialog invoice={invoice} methods={methods} onClose={close} />,
        },
        remind && {
          key: 'remind',
          label: t('sales.admin_invoices.remind'),
          dialog: (close) => <RemindDialog invoice={invoice} onClose={close} />,
        },
        paper,
        can('sales.refunds.create') &&
          canTakeBack(invoice) && {
            key: 'take_back',
            label: t('sales.admin_invoices.take_back'),
            isDangerous: true,
            dialog: (close) => <TakeBackDialog invoice={invoice} onClose={close} />,
          },
      ]}
    />
  )
}

function PayInvoiceDialog({ invoice, methods, onClose }: InvoiceActionsProps & { onClose: () => void }) {
  return (
    <PaymentDialog
      due={invoice.due}
      methods={methods}
      send={(data, key) =>
        call('POST', 'sales.admin.transactions.store', {
          params: { id: invoice.id },
          data,
          headers: { 'idempotency-key': key },
        })
      }
      onClose={onClose}
    />
  )
}

/** Sends a payment reminder. It lists the earlier ones. */
function RemindDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const t = useWords()
  const mailTold = useMailMessage()
  const locale = useLocale()
  const { id, number, customer, remindable, reminders } = invoice
  const last = reminders.at(-1)
  const told = { email: customer.email, number, amount: formatMoney(locale, remindable) }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      label={t('sales.admin_invoices.remind')}
      question={
        <>
          <Text>{t('sales.admin_invoices.remind_question', told)}</Text>
          <MailNotice />
          {last && (
            <Text mt="xs" fw={600}>
              {t('sales.admin_invoices.remind_last', { count: reminders.length, date: formatDate(locale, last.at) })}
            </Text>
          )}
        </>
      }
      run={async () => {
        await call('POST', 'sales.admin.invoice_reminders.store', { params: { id }, data: { seen: reminders.length } })
        notifyDone(mailTold(t('sales.admin_invoices.reminded')))
      }}
    />
  )
}
