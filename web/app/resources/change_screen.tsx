import { callByName } from '#web/admin/call_by_name'
import { ChangePage } from '#web/admin/bulk/change_page'
import { ChangeRows } from '#web/admin/bulk/change_rows'
import { useWords } from '#web/lib/i18n'
import type { ChangeData } from './load_resource.server'

/** A change of many rows: all values before and after, with buttons to apply and undo it. */
export function ResourceChange({ resource, change, page }: ChangeData) {
  const t = useWords()
  const { route, params, screens, one } = resource
  const { id, total, rows } = change
  return (
    <ChangePage
      change={change}
      total={total}
      words="admin.resources"
      list={screens.list}
      changes={screens.list}
      start={async (way) => {
        const name = way === 'apply' ? 'mass_update_applications' : 'mass_update_undoings'
        const started = callByName<{ data: { job: number } }>('POST', `${route}.${name}.store`, {
          params: { ...params, id },
        })
        return (await started) ?? false
      }}
    >
      <ChangeRows
        rows={rows}
        page={page}
        label={one}
        thing={({ id: row, name }) => name || <em>{t('admin.resources.gone', { id: row })}</em>}
        field={({ label }) => label}
        value={(_cell, value) => value}
      />
    </ChangePage>
  )
}
