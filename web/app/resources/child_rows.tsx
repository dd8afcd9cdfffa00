import { Button, Loader } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { callByName } from '#web/admin/call_by_name'
import { Dialog } from '#web/admin/dialogs/dialog'
import { IconPlus } from '#web/admin/icons'
import { notifyProblem } from '#web/admin/notify'
import { RelatedRows } from '#web/admin/table/related_rows'
import type { RouteName } from '#web/lib/registry'
import { useWords } from '#web/lib/i18n'
import { FormOf } from './form_of'
import type { ResourceDescription, ResourceRow } from './resource_types'

type Child = ResourceDescription['children'][number]

interface Open {
  resource: ResourceDescription
  row: ResourceRow | null
}

/** The rows of a child resource below their parent. Each opens its form in a dialog. */
export function ChildRows({ child, row: parent }: { child: Child; row: ResourceRow }) {
  const t = useWords()
  const can = useCan()
  const [open, setOpen] = useState<Open | null>(null)
  const [edited, setEdited] = useState<number | 'create' | null>(null)
  const [changes, setChanges] = useState(0)
  const close = useCallback(() => {
    setOpen(null)
    setEdited(null)
    setChanges((count) => count + 1)
  }, [])
  useEffect(() => {
    if (edited === null) return
    load(child, edited).then(setOpen, (error: unknown) => {
      notifyProblem(error, t)
      setEdited(null)
    })
  }, [child, edited, t])
  if (!can(child.list)) return null
  return (
    <section className="admin-panel" aria-label={child.many}>
      <div className="admin-panel-head">
        <h2>{child.many}</h2>
        {child.create !== null && can(child.create) && (
          <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setEdited('create')}>
            {child.add}
          </Button>
        )}
      </div>
      <RelatedRows
        key={changes}
        list={child.id}
        route={`${child.route}.index` as RouteName}
        filter={{ [child.filter]: String(parent.id) }}
        columns={child.columns}
        open={{ run: ({ id }) => setEdited(id) }}
        screen={child.screen}
        empty={t('admin.table.empty')}
      />
      {edited !== null && (
        <Dialog opened onClose={close} title={child.one}>
          {open ? (
            <FormOf {...open} onClose={close} fixed={{ [child.field]: parent.id }} />
          ) : (
            <Loader aria-label={t('admin.edit')} />
          )}
        </Dialog>
      )}
    </section>
  )
}

async function load(child: Child, id: number | 'create'): Promise<Open> {
  const [described, found] = await Promise.all([
    callByName<{ data: ResourceDescription }>('GET', 'platform.admin.resources.show', {
      params: { resource: child.id },
    }),
    id === 'create' ? null : callByName<{ data: ResourceRow }>('GET', `${child.route}.show`, { params: { id } }),
  ])
  if (!described) throw new Error('Unknown route')
  return { resource: described.data, row: found?.data ?? null }
}
