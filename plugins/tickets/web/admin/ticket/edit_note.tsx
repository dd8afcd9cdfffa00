import { useRevalidator } from '@remix-run/react'
import { AdminForm } from '#web/admin/form/admin_form'
import { BooleanField, TextareaField } from '#web/admin/form/fields'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { JournalEntry } from './ticket_data'

interface EditNoteProps {
  ticketId: number
  entry: JournalEntry
  onClose: () => void
}

/** Changes a note of staff. An emptied one goes. */
export function EditNote({ ticketId, entry, onClose }: EditNoteProps) {
  const t = useWords()
  const revalidator = useRevalidator()
  const form = useAdminForm({
    values: { text: entry.notes, isPrivate: entry.isPrivate },
    save: (data) =>
      call('PUT', 'tickets.admin.ticket_notes.update', { params: { id: ticketId, note: entry.id }, data }),
    onSaved: () => {
      onClose()
      revalidator.revalidate()
    },
  })
  return (
    <AdminForm form={form} onClose={onClose} isWide>
      <TextareaField name="text" label={t('tickets.ticket.note_text')} rows={3} maxLength={50_000} />
      <BooleanField name="isPrivate" isBox label={t('tickets.ticket.note_private')} />
    </AdminForm>
  )
}
