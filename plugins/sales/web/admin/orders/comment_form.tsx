import { AdminForm } from '#web/admin/form/admin_form'
import { BooleanField, TextareaField } from '#web/admin/form/fields'
import { FormSection } from '#web/admin/form/form_section'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { MailNotice } from '#web/admin/mail_notice'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { StaffOrder } from './order_data'

/** Adds a comment to an order, for colleagues or for the customer. */
export function CommentForm({ order }: { order: StaffOrder }) {
  const t = useWords()
  const form = useAdminForm({
    values: { text: '', notify: false },
    save: (data) => call('POST', 'sales.admin.order_comments.store', { params: { id: order.id }, data }),
    saved: t('sales.admin_orders.commented'),
  })
  return (
    <AdminForm form={form} submitLabel={t('sales.admin_orders.comment_add')} isWide>
      <FormSection title={t('sales.admin_orders.comment')}>
        <TextareaField name="text" label={t('sales.admin_orders.comment_text')} rows={3} maxLength={5000} />
        <BooleanField
          name="notify"
          isBox
          label={t('sales.admin_orders.comment_notify', { email: order.customer.email })}
        />
        {form.values.notify && <MailNotice />}
      </FormSection>
    </AdminForm>
  )
}
