import { Text } from '@mantine/core'
import { useCan } from '#web/admin/admin_data'
import { ConfirmButton } from '#web/admin/confirm_button'
import { notifyDone } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { formatDate, formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { Invoice } from './invoice_data'

/** Sends the customer a reminder of what is still to pay; says which ones have left before. */
export function RemindInvoice({ invoice }: { invoice: Invoice }) {
  const t = useWords()
  const can = useCan()
  const locale = useLocale()
  const { id, number, customer, remindable, reminders } = invoice
  if (!can('sales.invoices.remind') || remindable.amount === 0) return null
  const last = reminders.at(-1)
  const told = { email: customer.email, number, amount: formatMoney(locale, remindable) }
  return (
    <ConfirmButton
      label={t('sales.admin_invoices.remind')}
      question={
        <>
          <Text>{t('sales.admin_invoices.remind_question', told)}</Text>
          {last && (
            <Text mt="xs" fw={600}>
              {t('sales.admin_invoices.remind_last', { count: reminders.length, date: formatDate(locale, last.at) })}
            </Text>
          )}
        </>
      }
      run={async () => {
        await call('POST', 'sales.admin.invoice_reminders.store', { params: { id }, data: { seen: reminders.length } })
        notifyDone(t('sales.admin_invoices.reminded'))
      }}
    />
  )
}
