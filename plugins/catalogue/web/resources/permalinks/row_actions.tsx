import { ActionIcon } from '@mantine/core'
import { useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { Dialog } from '#web/admin/dialogs/dialog'
import { AdminForm } from '#web/admin/form/admin_form'
import { TextField } from '#web/admin/form/fields'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { IconPencil } from '#web/admin/icons'
import type { TableRow } from '#web/admin/table/list_types'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'

interface AddressProps {
  row: TableRow
  onDone: () => void
}

/** The button of a present address that changes it. */
export default function ChangeAddress({ row, onDone }: AddressProps) {
  const t = useWords()
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  if (row.redirect !== null || !can('catalogue.permalinks.update')) return null
  const label = t('admin.table.edit_row', { name: String(row.path) })
  return (
    <>
      <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} onClick={() => setOpen(true)}>
        <IconPencil size={18} />
      </ActionIcon>
      {isOpen && (
        <AddressDialog
          row={row}
          onDone={() => {
            setOpen(false)
            onDone()
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Another slug for a page in one language. */
function AddressDialog({ row, onDone, onClose }: AddressProps & { onClose: () => void }) {
  const t = useWords()
  const path = String(row.path)
  const form = useAdminForm({
    values: { slug: path.slice(path.lastIndexOf('/') + 1) },
    save: (data) => call('PUT', 'catalogue.admin.permalinks.update', { params: { id: row.id }, data }),
    onSaved: onDone,
  })
  const title = t('catalogue.vocabulary.permalinks.change', { name: String(row.target || path) })
  return (
    <Dialog opened onClose={onClose} title={title}>
      <AdminForm form={form} onClose={onClose}>
        <div className="admin-fields">
          <TextField
            name="slug"
            label={t('catalogue.vocabulary.slug')}
            help={t('catalogue.vocabulary.permalinks.change_help', { path })}
            maxLength={255}
            required
            spellCheck={false}
          />
        </div>
      </AdminForm>
    </Dialog>
  )
}
