import { Dialog } from '#web/admin/dialogs/dialog'
import { AdminForm } from '#web/admin/form/admin_form'
import { TextField } from '#web/admin/form/fields'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import type { TableRow } from '#web/admin/table/list_types'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'

interface AddressDialogProps {
  row: TableRow
  onDone: () => void
  onClose: () => void
}

/** Another slug for a page in one language. */
export function AddressDialog({ row, onDone, onClose }: AddressDialogProps) {
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
