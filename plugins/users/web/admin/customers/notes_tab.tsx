import { Card, Group, Stack, Text } from '@mantine/core'
import { ConfirmButton } from '#web/admin/confirm_button'
import { AdminForm } from '#web/admin/form/admin_form'
import { TextareaField } from '#web/admin/form/fields'
import { FormSection } from '#web/admin/form/form_section'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { call } from '#web/lib/clients'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { Customer, Note } from './customer_values'

interface NotesTabProps {
  customer: Customer
  notes: Note[]
  mayChange: boolean
}

/** What staff wrote down about a customer, the newest first. */
export function NotesTab({ customer, notes, mayChange }: NotesTabProps) {
  const t = useWords()
  return (
    <Stack>
      {mayChange && <NewNote key={notes[0]?.id ?? 0} customer={customer} />}
      {notes.length === 0 && <Text c="dimmed">{t('users.customers.no_note')}</Text>}
      {notes.map((note) => (
        <NoteCard key={note.id} {...{ customer, note, mayChange }} />
      ))}
    </Stack>
  )
}

function NewNote({ customer }: { customer: Customer }) {
  const t = useWords()
  const form = useAdminForm({
    values: { text: '' },
    save: (data) => call('POST', 'users.admin.customer_notes.store', { params: { id: customer.id }, data }),
  })
  return (
    <AdminForm form={form} submitLabel={t('users.customers.note_add')}>
      <FormSection>
        <TextareaField name="text" label={t('users.customers.note')} rows={3} maxLength={5000} />
      </FormSection>
    </AdminForm>
  )
}

interface NoteCardProps {
  customer: Customer
  note: Note
  mayChange: boolean
}

function NoteCard({ customer, note, mayChange }: NoteCardProps) {
  const t = useWords()
  const locale = useLocale()
  const remove = () =>
    call('DELETE', 'users.admin.customer_notes.destroy', { params: { id: customer.id, note: note.id } })
  return (
    <Card withBorder component="article">
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {t('users.customers.note_by', { author: note.author, at: formatInstant(locale, note.createdAt) })}
        </Text>
        {mayChange && (
          <ConfirmButton
            size="xs"
            color="red"
            label={t('admin.delete')}
            question={t('users.customers.note_delete')}
            run={remove}
          />
        )}
      </Group>
      <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.text}</Text>
    </Card>
  )
}
