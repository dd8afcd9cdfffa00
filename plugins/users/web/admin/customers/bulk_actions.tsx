import { Select } from '@mantine/core'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { BulkAction } from '#web/admin/table/bulk_action'

interface GroupChoice {
  id: number
  name: string
}

/** What may be done to many customers at once. */
export function useBulkActions(groups: readonly GroupChoice[]): BulkAction[] {
  const t = useWords()
  const permission = 'users.customers.mass_update'
  const suspension = (isSuspended: boolean, key: string): BulkAction => ({
    key,
    permission,
    label: t(`users.customers.bulk_${key}`),
    confirm: (count) => t(`users.customers.bulk_${key}_consequence`, { count }),
    run: (selection) =>
      call('POST', 'users.admin.customer_changes.store', { data: { selection, changes: { isSuspended } } }),
  })
  return [
    {
      key: 'group',
      permission,
      label: t('users.customers.bulk_group'),
      confirm: (count) => t('users.customers.bulk_group_consequence', { count }),
      values: { groupId: String(groups[0]?.id ?? '') },
      fields: (values, set) => (
        <Select
          label={t('users.customers.group')}
          data={groups.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(values.groupId)}
          onChange={(value) => set('groupId', value)}
          allowDeselect={false}
        />
      ),
      run: (selection, { groupId }) =>
        call('POST', 'users.admin.customer_changes.store', {
          data: { selection, changes: { groupId: Number(groupId) } },
        }),
    },
    suspension(true, 'suspend'),
    suspension(false, 'readmit'),
    {
      key: 'delete',
      permission: 'users.customers.mass_delete',
      label: t('admin.delete'),
      tone: 'danger',
      confirm: (count) => t('users.customers.bulk_delete_consequence', { count }),
      run: (selection) => call('POST', 'users.admin.customer_deletions.store', { data: { selection } }),
    },
  ]
}
