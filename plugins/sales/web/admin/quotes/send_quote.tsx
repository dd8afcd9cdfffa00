import { Button, Text } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useDisclosure } from '@mantine/hooks'
import { useRevalidator } from '@remix-run/react'
import { AdminForm } from '#web/admin/form/admin_form'
import { DayField, TextareaField } from '#web/admin/form/fields'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { StaffQuote } from './quote_data'

/** Sends the quote as it was saved last: until when it holds, and a word with it. Prices that were typed are saved first. */
export function SendQuote({ quote, isDirty }: { quote: StaffQuote; isDirty: boolean }) {
  const t = useWords()
  const [isOpen, { open, close }] = useDisclosure(false)
  const label = t(quote.revision > 1 ? 'sales.admin_quotes.resend' : 'sales.admin_quotes.send')
  return (
    <>
      <Button onClick={open} disabled={isDirty} {...(isDirty ? { title: t('sales.admin_quotes.save_first') } : {})}>
        {label}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={t('sales.admin_quotes.send_title', { number: quote.number })}>
        <SendForm quote={quote} label={label} onClose={close} />
      </Dialog>
    </>
  )
}

function SendForm({ quote, label, onClose }: { quote: StaffQuote; label: string; onClose: () => void }) {
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
