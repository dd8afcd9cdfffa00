import { Select } from '@mantine/core'
import { useNavigate } from '@remix-run/react'
import { useScreenPath } from '#web/admin/admin_data'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { BulkAction, BulkPreview, BulkWork } from '#web/admin/table/bulk_action'
import type { Selection } from '#web/admin/table/list_types'

interface GroupChoice {
  id: number
  name: string
}

type Changes = { groupId: number } | { isSuspended: boolean }

/** What may be done to chosen customers: change them, with a look beforehand on a screen of its own, or delete them. */
export function useCustomerBulk(groups: readonly GroupChoice[]): BulkAction[] {
  const t = useWords()
  const navigate = useNavigate()
  const pathOf = useScreenPath()
  const prepare = async (selection: Selection, changes: Changes): Promise<false> => {
    const answer = await call('POST', 'users.admin.customer_changes.store', { data: { selection, changes } })
    if (answer) navigate(pathOf('users.admin.customer_change', { id: answer.data.id }) ?? '/admin')
    return false
  }
  const change = (key: string): Omit<BulkWork, 'run'> => ({
    key,
    permission: 'users.customers.mass_update',
    label: t(`users.customers.bulk_${key}`),
    submitLabel: t('users.customers.bulk_look'),
    confirm: (count) => t(`users.customers.bulk_${key}_question`, { count }),
  })
  return [
    {
      ...change('group'),
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
      run: (selection, { groupId }) => prepare(selection, { groupId: Number(groupId) }),
    },
    { ...change('suspend'), run: (selection) => prepare(selection, { isSuspended: true }) },
    { ...change('readmit'), run: (selection) => prepare(selection, { isSuspended: false }) },
    {
      ...change('invite'),
      submitLabel: t('users.customers.bulk_invite_send'),
      run: (selection) => call('POST', 'users.admin.customer_invitations.store', { data: { selection } }),
    },
    {
      key: 'delete',
      permission: 'users.customers.mass_delete',
      label: t('admin.delete'),
      tone: 'danger',
      confirm: (count) => t('users.customers.bulk_delete_consequence', { count }),
      preview: async (selection): Promise<BulkPreview> => {
        const answer = await call('POST', 'users.admin.customer_deletion_previews.store', { data: { selection } })
        if (!answer) return { total: 0, rows: [] }
        const { customers, erased, parts } = answer.data
        const kept = { label: t('users.customers.bulk_stay'), count: erased, after: erased }
        return {
          total: customers,
          isDeletion: true,
          rows: [...parts.map((part) => ({ ...part, after: 0 })), ...(erased > 0 ? [kept] : [])].map(
            ({ label, count, after }) => ({ label, before: String(count), after: String(after) })
          ),
        }
      },
      run: (selection) => call('POST', 'users.admin.customer_deletions.store', { data: { selection } }),
    },
  ]
}
