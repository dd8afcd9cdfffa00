import { Button, Loader } from '@mantine/core'
import { useCallback, useEffect, useState, type ComponentProps } from 'react'
import { useCan } from '#web/admin/admin_data'
import { callByName } from '#web/admin/call_by_name'
import { Dialog } from '#web/admin/dialogs/dialog'
import { IconPlus } from '#web/admin/icons'
import { notifyProblem } from '#web/admin/notify'
import type { ListDescription, TableRow } from '#web/admin/table/list_types'
import { RelatedRows } from '#web/admin/table/related_rows'
import { fieldCells } from '#web/fields/field_kinds'
import type { RouteName } from '#web/lib/registry'
import { useWords } from '#web/lib/i18n'
import { FormOf } from './form_of'
import { ResourceTree } from './resource_tree'
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
  const [below, setBelow] = useState<number | null>(null)
  const [changes, setChanges] = useState(0)
  const close = useCallback(() => {
    setOpen(null)
    setEdited(null)
    setBelow(null)
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
      {child.isTree ? (
        <ChildTree
          key={changes}
          child={child}
          row={parent}
          run={(id, above) => {
            setBelow(above ?? null)
            setEdited(id)
          }}
        />
      ) : (
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
      )}
      {edited !== null && (
        <Dialog opened onClose={close} title={child.one}>
          {open ? (
            <FormOf
              {...open}
              onClose={close}
              fixed={{ [child.field]: parent.id }}
              given={below === null ? {} : { parentId: below }}
            />
          ) : (
            <Loader aria-label={t('admin.edit')} />
          )}
        </Dialog>
      )}
    </section>
  )
}

interface ChildTreeProps {
  child: Child
  row: ResourceRow
  run: (id: number | 'create', above?: number) => void
}

/** The rows of a child resource as a tree. */
function ChildTree({ child, row: { id }, run }: ChildTreeProps) {
  const t = useWords()
  const [loaded, setLoaded] = useState<Pick<ComponentProps<typeof ResourceTree>, 'resource' | 'table'> | null>(null)
  const reload = useCallback(() => {
    loadTree(child, id).then(setLoaded, (error: unknown) => notifyProblem(error, t))
  }, [child, id, t])
  useEffect(reload, [reload])
  if (!loaded) return <Loader aria-label={t('shell.loading')} />
  if (loaded.table.rows.length === 0) return <p className="admin-hint">{t('admin.table.empty')}</p>
  return <ResourceTree {...loaded} run={run} onChange={reload} cells={fieldCells(loaded.table.list.columns)} />
}

async function loadTree({ id, route, filter }: Child, parent: number) {
  const [described, list, lines] = await Promise.all([
    callByName<{ data: ResourceDescription }>('GET', 'platform.admin.resources.show', { params: { resource: id } }),
    callByName<{ data: ListDescription }>('GET', 'platform.admin.lists.show', { params: { list: id } }),
    callByName<{ data: TableRow[] }>('GET', `${route}.tree`, { query: { filter: { [filter]: String(parent) } } }),
  ])
  if (!described || !list || !lines) throw new Error('Unknown route')
  return { resource: described.data, table: { list: list.data, state: { columns: null }, rows: lines.data } }
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
