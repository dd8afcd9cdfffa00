import { Dialog } from '#web/admin/dialogs/dialog'
import { AdminForm } from '#web/admin/form/admin_form'
import { TextField } from '#web/admin/form/fields'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { ImportData } from './import_data'

/** Keeps how this file is read under a name, for the next one. */
export function SaveProfile({ found, onClose }: { found: ImportData; onClose: () => void }) {
  const t = useWords()
  const { choices } = found
  const form = useAdminForm({
    values: { name: '' },
    save: ({ name }) =>
      call('POST', 'platform.admin.import_profiles.store', {
        data: { name, resource: choices.resource ?? '', status: 'ready', choices },
      }),
    saved: t('platform.imports.profile_saved'),
    onSaved: onClose,
  })
  return (
    <Dialog opened onClose={onClose} title={t('platform.imports.save_profile')}>
      <AdminForm form={form} onClose={onClose}>
        <TextField name="name" label={t('platform.imports.profile_name')} required maxLength={80} autoFocus />
      </AdminForm>
    </Dialog>
  )
}
