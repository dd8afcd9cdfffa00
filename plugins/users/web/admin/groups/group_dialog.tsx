import { Loader } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useRevalidator } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { AdminForm } from '#web/admin/form/admin_form'
import { BooleanField, SelectField, TextField } from '#web/admin/form/fields'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { notifyProblem } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { Answer } from '#web/lib/registry'

type GroupRow = Answer<'users.admin.groups.show'>['data']
type Roles = Answer<'users.admin.group_choices.index'>['data']['roles']

interface GroupDialogProps {
  /** Null: a new one. */
  id: number | null
  roles: Roles
  onClose: () => void
}

/** A group of customers in a dialog: what it is now is read when it opens. */
export function GroupDialog({ id, roles, onClose }: GroupDialogProps) {
  const t = useWords()
  const [group, setGroup] = useState<GroupRow | null>(null)
  useEffect(() => {
    if (id === null) return
    call('GET', 'users.admin.groups.show', { params: { id } }).then(
      (answer) => answer && setGroup(answer.data),
      (error: unknown) => {
        notifyProblem(error, t)
        onClose()
      }
    )
  }, [id, onClose, t])
  const isReady = id === null || group !== null
  return (
    <Dialog opened onClose={onClose} title={id === null ? t('users.groups.create') : (group?.name ?? t('admin.edit'))}>
      {isReady ? <GroupForm group={group} roles={roles} onClose={onClose} /> : <Loader aria-label={t('admin.edit')} />}
    </Dialog>
  )
}

interface GroupFormProps {
  group: GroupRow | null
  roles: Roles
  onClose: () => void
}

function GroupForm({ group, roles, onClose }: GroupFormProps) {
  const t = useWords()
  const { revalidate } = useRevalidator()
  const form = useAdminForm({
    values: valuesOf(group),
    ...(group ? { version: group.version } : {}),
    save: async (values, version = 0): Promise<unknown> =>
      group
        ? call('PUT', 'users.admin.groups.update', { params: { id: group.id }, data: { ...changed(values), version } })
        : call('POST', 'users.admin.groups.store', { data: changed(values) }),
    fresh: (row) => ({ values: valuesOf(row as GroupRow), version: (row as GroupRow).version }),
    onSaved: () => {
      onClose()
      revalidate()
    },
  })
  return (
    <AdminForm form={form} onClose={onClose}>
      <div className="admin-fields">
        <TextField name="name" label={t('users.groups.name')} required maxLength={60} autoFocus />
        <SelectField
          name="roleId"
          label={t('users.groups.role')}
          help={t('users.groups.role_help')}
          options={roles.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <BooleanField
          name="showsNetPrices"
          label={t('users.groups.shows_net_prices')}
          help={t('users.groups.shows_net_prices_help')}
          isBox
        />
        <BooleanField name="takesIndividuals" label={t('users.groups.takes_individuals')} isBox />
        <BooleanField name="takesProfessionals" label={t('users.groups.takes_professionals')} isBox />
      </div>
    </AdminForm>
  )
}

interface GroupValues {
  name: string
  roleId: string | null
  showsNetPrices: boolean
  takesIndividuals: boolean
  takesProfessionals: boolean
}

function valuesOf(group: GroupRow | null): GroupValues {
  return {
    name: group?.name ?? '',
    roleId: group?.roleId ? String(group.roleId) : null,
    showsNetPrices: group?.showsNetPrices ?? false,
    takesIndividuals: group?.takesIndividuals ?? false,
    takesProfessionals: group?.takesProfessionals ?? false,
  }
}

const changed = ({ roleId, ...values }: GroupValues) => ({ ...values, roleId: roleId === null ? null : Number(roleId) })
