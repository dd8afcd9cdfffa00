import { Alert, Group, TextInput } from '@mantine/core'
import { useLoaderData } from '@remix-run/react'
import { useMemo, useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminForm } from '#web/admin/form/admin_form'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { AdminPage } from '#web/admin/frame/page'
import { RecordHistory } from '#web/admin/record_history'
import { existingRecordId } from '#web/admin/record_id.server'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { PresetField } from '../preset_field'
import { AllBox, PermissionGroupPanel } from './permission_group'
import { found, permissionsOf, ticked, type Permission } from './permission_choice'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'users.admin.role_permissions', words: ['users.role_permissions', 'users.presets'] },
  async ({ context, params }) => {
    const id = existingRecordId({ params })
    const { data } = await callOrFail(context, 'GET', 'users.admin.role_permissions.show', { params: { id } })
    return { ...data, title: data.role.name }
  }
)

/** What a role allows: boxes by plugin and kind of thing, saved as a whole. */
export default function RolePermissionsScreen() {
  const t = useWords()
  const can = useCan()
  const { role, groups, presets } = useLoaderData<typeof loader>()
  const [search, setSearch] = useState('')
  const values = useMemo(() => valuesOf(permissionsOf(groups).filter(({ isGranted }) => isGranted)), [groups])
  const form = useAdminForm({
    values,
    version: role.version,
    save: ({ permissions }, version = 0) =>
      call('PUT', 'users.admin.role_permissions.update', { params: { id: role.id }, data: { permissions, version } }),
    fresh: (row) => {
      const { permissions, version } = row as { permissions: string[]; version: number }
      return { values: { permissions: [...permissions].sort() }, version }
    },
    saved: t('users.role_permissions.saved'),
  })
  const isReadOnly = role.grantsAll || !can('users.roles.permissions.sync')
  const chosen = useMemo(() => new Set(form.values.permissions), [form.values.permissions])
  const onTick = (permissions: Permission[], on: boolean) =>
    form.set('permissions', [...ticked(chosen, permissions, on)].sort())
  const shown = found(groups, search)
  const choice = { chosen, onTick, isReadOnly }
  return (
    <AdminPage
      title={t('users.role_permissions.of', { name: role.name })}
      parent={{ screen: 'users.admin.roles' }}
      caption={<RecordHistory subject="users.roles" id={role.id} />}
    >
      {role.grantsAll && <Alert>{t('users.role_permissions.protected')}</Alert>}
      <AdminForm form={form} isReadOnly={isReadOnly} isWide>
        {!isReadOnly && (
          <PresetField presets={presets} onChoose={(permissions) => form.set('permissions', [...permissions].sort())} />
        )}
        <Group align="end" gap="xl">
          <TextInput
            type="search"
            label={t('users.role_permissions.search')}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            w={320}
            maw="100%"
          />
          <AllBox
            {...choice}
            permissions={permissionsOf(shown)}
            label={t(search ? 'users.role_permissions.all_found' : 'users.role_permissions.all')}
          />
        </Group>
        {shown.length === 0 && <p role="status">{t('users.role_permissions.none')}</p>}
        {shown.map((group) => (
          <PermissionGroupPanel key={group.plugin} group={group} {...choice} />
        ))}
      </AdminForm>
    </AdminPage>
  )
}

function valuesOf(granted: { key: string }[]): { permissions: string[] } {
  return { permissions: granted.map(({ key }) => key).sort() }
}
