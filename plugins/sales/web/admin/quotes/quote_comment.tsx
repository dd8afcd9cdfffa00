import { AdminForm } from '#web/admin/form/admin_form'
import { BooleanField, TextareaField } from '#web/admin/form/fields'
import { FormSection } from '#web/admin/form/form_section'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { MailNotice } from '#web/admin/mail_notice'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { StaffQuote } from './quote_data'

/** Adds a comment for colleagues, or for the customer once the quote was sent. */
export function QuoteComment({ quote }: { quote: StaffQuote }) {
  const t = useWords()
  const form = useAdminForm({
    values: { text: '', notify: false },
    save: (data) => call('POST', 'sales.admin.quote_comments.store', { params: { id: quote.id }, data }),
    saved: t('sales.admin_quotes.commented'),
  })
  const isHeard = quote.maker === 'customer' || quote.revision > 1
  return (
    <AdminForm form={form} submitLabel={t('sales.admin_quotes.comment_add')} isWide>
      <FormSection title={t('sales.admin_quotes.comment')}>
        <TextareaField
          name="text"
          label={t('sales.admin_quotes.comment_text')}
          help={t('sales.admin_quotes.comment_help')}
          rows={3}
          maxLength={5000}
        />
        {isHeard && (
          <BooleanField
            name="notify"
            isBox
            label={t('sales.admin_quotes.comment_notify', { email: quote.customer.email })}
          />
        )}
        {form.values.notify && <MailNotice />}
      </FormSection>
    </AdminForm>
  )
}
