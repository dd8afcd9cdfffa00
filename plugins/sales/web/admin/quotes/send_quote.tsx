import { Alert, List, Text } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useRevalidator } from '@remix-run/react'
import { AdminForm } from '#web/admin/form/admin_form'
import { DayField, TextareaField } from '#web/admin/form/fields'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { MailNotice } from '#web/admin/mail_notice'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { StaffQuote } from './quote_data'

interface SendDialogProps {
  quote: StaffQuote
  label: string
  onClose: () => void
}

/** Sends the saved quote, with an expiry date and a message. */
export function SendDialog(props: SendDialogProps) {
  const t = useWords()
  const { quote, onClose } = props
  return (
    <Dialog opened onClose={onClose} title={t('sales.admin_quotes.send_title', { number: quote.number })}>
      <SendForm {...props} />
    </Dialog>
  )
}

function SendForm({ quote, label, onClose }: SendDialogProps) {
  const t = useWords()
  const { revalidate } = useRevalidator()
  const form = useAdminForm({
    values: { validUntil: quote.proposedUntil, message: '' },
    save: (data) => call('POST', 'sales.admin.quote_sendings.store', { params: { id: quote.id }, data }),
    saved: t('sales.admin_quotes.sent'),
    onSaved: () => {
      revalidate()
      onClose()
    },
  })
  return (
    <AdminForm form={form} onClose={onClose} submitLabel={label}>
      <div className="admin-fields">
        <Text size="sm">{t('sales.admin_quotes.send_text', { email: quote.customer.email })}</Text>
        <Shortages quote={quote} />
        <MailNotice />
        <DayField name="validUntil" label={t('sales.admin_quotes.send_until')} required />
        <TextareaField
          name="message"
          label={t('sales.admin_quotes.send_message')}
          help={t('sales.admin_quotes.send_help')}
          maxLength={5000}
          rows={4}
        />
      </div>
    </AdminForm>
  )
}

/** Lines beyond the stock. The quote may still be sent: the stock may arrive before it is accepted. */
function Shortages({ quote: { shortages } }: { quote: StaffQuote }) {
  const t = useWords()
  if (shortages.length === 0) return null
  return (
    <Alert color="yellow" role="status" title={t('sales.admin_quotes.short_title')}>
      <List size="sm">
        {shortages.map(({ sku, name, wanted, available }) => (
          <List.Item key={sku}>{t('sales.admin_quotes.short_line', { name, sku, wanted, available })}</List.Item>
        ))}
      </List>
      <Text size="sm" mt="xs">
        {t('sales.admin_quotes.short_text')}
      </Text>
    </Alert>
  )
}
