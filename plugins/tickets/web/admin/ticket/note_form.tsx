import { useRevalidator } from '@remix-run/react'
import { useCan } from '#web/admin/admin_data'
import { AdminForm } from '#web/admin/form/admin_form'
import { BooleanField, SelectField, TextareaField } from '#web/admin/form/fields'
import { FormSection } from '#web/admin/form/form_section'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { AttachmentField } from '#web/attachments/attachment_field'
import { useAttachments } from '#web/attachments/use_attachments'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { TicketPage } from './ticket_data'

/** Files of a note. */
const MOST = 10

const ACCEPTED = 'image/*,.pdf,.txt,.odt,.ods,.docx,.xlsx,.epub'

/** Answers the customer, or notes something for colleagues, and moves the ticket with it. */
export function NoteForm({ page, onSent }: { page: TicketPage; onSent: () => void }) {
  const t = useWords()
  const can = useCan()
  const revalidator = useRevalidator()
  const { ticket, statuses } = page
  const files = useAttachments({ route: 'tickets.admin.attachments.store', most: MOST })
  const form = useAdminForm({
    values: { text: '', isPrivate: ticket.isPrivate === true, statusId: Number(ticket.statusId) },
    save: ({ text, isPrivate, statusId }) =>
      call('POST', 'tickets.admin.ticket_notes.store', {
        params: { id: ticket.id },
        data: {
          text,
          isPrivate,
          attachments: files.keys,
          ...(statusId === Number(ticket.statusId) ? {} : { statusId, version: ticket.version }),
        },
      }),
    saved: t('tickets.ticket.note_added'),
    onSaved: () => {
      files.clear()
      onSent()
      revalidator.revalidate()
    },
  })
  if (!can('tickets.comment')) return null
  const isForCustomer = !form.values.isPrivate && (ticket.customerId !== null || ticket.authorEmail !== null)
  return (
    <AdminForm
      form={form}
      submitLabel={t(isForCustomer ? 'tickets.ticket.note_answer' : 'tickets.ticket.note_add')}
      isWide
    >
      <FormSection title={t('tickets.ticket.note')}>
        <div data-ticket-part="note">
          <TextareaField name="text" label={t('tickets.ticket.note_text')} rows={3} maxLength={50_000} />
        </div>
        <BooleanField
          name="isPrivate"
          isBox
          label={t('tickets.ticket.note_private')}
          help={t('tickets.ticket.note_private_help')}
        />
        {can('tickets.update') && statuses.length > 1 && (
          <SelectField
            name="statusId"
            label={t('tickets.ticket.note_status')}
            options={statuses.map(({ id, name }) => ({ value: String(id), label: name }))}
            required
          />
        )}
        <AttachmentField attachments={files} label={t('tickets.ticket.files')} accept={ACCEPTED} />
      </FormSection>
    </AdminForm>
  )
}
