import { useRef } from 'react'
import { callByName } from '#web/admin/call_by_name'
import type { BulkAction } from '#web/admin/table/bulk_action'
import { useWords } from '#web/lib/i18n'
import { MassDialog } from './mass_dialog'
import type { MassChange, ResourceDescription } from './resource_types'

/** What may be done to the chosen rows of a list: one field of them is changed, or they are deleted. */
export function useMassActions(resource: ResourceDescription): BulkAction[] {
  const t = useWords()
  const { route, permissions, massFields } = resource
  const prepared = useRef(0)
  const actions: BulkAction[] = []
  if (permissions.mass_update !== null && massFields.length > 0) {
    actions.push({
      key: 'change',
      permission: permissions.mass_update,
      label: t('admin.resources.mass_change'),
      dialog: (selection, onClose) => <MassDialog {...{ resource, selection, onClose }} />,
    })
  }
  if (permissions.mass_delete !== null) {
    actions.push({
      key: 'delete',
      permission: permissions.mass_delete,
      label: t('admin.delete'),
      tone: 'danger',
      confirm: (count) => t('admin.resources.mass_delete', { count }),
      preview: async (selection) => {
        const answer = await callByName<MassChange>('POST', `${route}.mass_delete.store`, {
          params: resource.params,
          data: { selection },
        })
        if (!answer) throw new Error('Unknown route')
        const { id, counts, rows } = answer.data
        prepared.current = id
        const kept = rows.flatMap(({ name, problem }) => (problem ? [{ label: name, reason: problem }] : []))
        return { total: counts.waiting, isDeletion: true, rows: [], kept }
      },
      run: async () => {
        const params = { ...resource.params, id: prepared.current }
        const started = callByName<{ data: { job: number } }>('POST', `${route}.mass_delete_applications.store`, {
          params,
        })
        return (await started) ?? false
      },
    })
  }
  return actions
}
