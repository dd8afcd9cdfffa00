import { Dialog } from '#web/admin/dialogs/dialog'
import { useRevalidator } from '@remix-run/react'
import { AdminForm } from '#web/admin/form/admin_form'
import { SelectField, TextField } from '#web/admin/form/fields'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { Answer } from '#web/lib/registry'

export type Role = Answer<'users.admin.roles.show'>['data']

interface RoleDialogProps {
  /** Null: a new one. */
  role: Role | null
  onClose: () => void
}

const valuesOf = ({ name, guard_name }: Role) => ({ name, guard_name })

/** A role's name and interface. */
export function RoleDialog({ role, onClose }: RoleDialogProps) {
  const t = useWords()
  const { revalidate } = useRevalidator()
  const form = useAdminForm({
    values: role ? valuesOf(role) : { name: '', guard_name: 'admin' as const },
    ...(role ? { version: role.version } : {}),
    save: async (values, version = 0): Promise<unknown> =>
      role
        ? call('PUT', 'users.admin.roles.update', { params: { id: role.id }, data: { name: values.name, version } })
        : call('POST', 'users.admin.roles.store', { data: values }),
    fresh: (row) => ({ values: valuesOf(row as Role), version: (row as Role).version }),
    onSaved: () => {
      onClose()
      revalidate()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={t(role ? 'users.roles.edit' : 'users.roles.create')}>
      <AdminForm form={form} onClose={onClose}>
        <div className="admin-fields">
          <TextField name="name" label={t('users.roles.name')} required maxLength={60} autoFocus />
          <SelectField
            name="guard_name"
            label={t('users.roles.guard')}
            help={t(role ? 'users.roles.guard_fixed' : 'users.roles.guard_help')}
            required
            disabled={role !== null}
            options={[
              { value: 'admin', label: t('users.roles.guards.admin') },
              { value: 'front', label: t('users.roles.guards.front') },
            ]}
          />
        </div>
      </AdminForm>
    </Dialog>
  )
}
