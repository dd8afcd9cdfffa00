import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLocation, useNavigate, useRevalidator } from '@remix-run/react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { Dialog } from '#web/admin/dialogs/dialog'
import { AdminPage } from '#web/admin/frame/page'
import { IconPlus } from '#web/admin/icons'
import { DataTable } from '#web/admin/table/data_table'
import type { TableData, TableRow } from '#web/admin/table/list_types'
import { Brought } from '#web/fields/brought'
import { fieldCells } from '#web/fields/field_kinds'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { FormOf } from './form_of'
import { useMassActions } from './mass_actions'
import { partOf, ResourcePart } from './parts'
import { ResourceTree } from './resource_tree'
import { RowButtons } from './row_buttons'
import { nameOf, titleKey } from './row_values'
import type { ListData } from './load_resource.server'

/** The list of a resource. Its rows open their form, as a page or as a dialog over the list. */
export function ResourceList({ resource, table, isTree, open }: ListData) {
  const t = useWords()
  const locale = useLocale()
  const can = useCan()
  const addressOf = useFormAddress(resource)
  const close = useClose()
  const { create, view } = resource.permissions
  const path = create !== null && can(create) ? addressOf('create') : null
  const button = path && (
    <Button component={Link} to={path} leftSection={<IconPlus size={16} />} preventScrollReset>
      {resource.create}
    </Button>
  )
  const { revalidate } = useRevalidator()
  const pathOf = useScreenPath()
  const screen = resource.screens.row
  // The title leads to the row: an address in it must not be a link of its own.
  const others = table.list.columns.filter(({ key }) => key !== titleKey(resource))
  const cells = { ...fieldCells(others), ...ownCells(resource.parts, table) }
  const mayOpen = view !== null && can(view)
  return (
    <AdminPage
      caption={resource.caption}
      actions={
        <>
          <ResourcePart resource={resource} part="list_actions" props={{ resource, table }} />
          {button}
        </>
      }
    >
      <ResourcePart resource={resource} part="list_panel" props={{ resource, table }} />
      <DataTable
        table={table}
        open={({ id }) => (screen ? pathOf(screen, { id }) : mayOpen ? addressOf(id) : null)}
        cells={cells}
        empty={{ text: resource.empty ?? t('admin.table.empty'), action: button }}
        bulk={useMassActions(resource)}
        {...(isTree
          ? {
              rowsAs: (selection) => (
                <ResourceTree {...{ resource, table, cells, open: addressOf }} {...(selection ? { selection } : {})} />
              ),
            }
          : {})}
        {...(resource.form.as === 'dialog'
          ? { rowActions: (row) => <RowButtons {...{ resource, row }} path={addressOf(row.id)} onDone={revalidate} /> }
          : {})}
      />
      {open && (
        <Dialog opened onClose={close} title={open.row ? nameOf(resource, open.row, locale) : resource.create}>
          <FormOf key={open.row?.id ?? 'new'} {...open} onClose={close} />
        </Dialog>
      )}
    </AdminPage>
  )
}

/** The cells that the plugin draws itself. */
function ownCells(resource: string, { list }: TableData): Record<string, (row: TableRow) => ReactNode> {
  return Object.fromEntries(
    list.columns.flatMap(({ key }) => {
      const Part = partOf(resource, 'cell', key)
      if (!Part) return []
      const cell = (row: TableRow) => <Brought part={Part} props={{ row }} fallback={String(row[key] ?? '')} />
      return [[key, cell] as const]
    })
  )
}

/** The address of a row's form: a page of its own, or the list with the dialog open. `parent`: what a new row hangs below. */
function useFormAddress({ form, screens }: ListData['resource']) {
  const pathOf = useScreenPath()
  const { pathname, search } = useLocation()
  return (id: number | 'create', parent?: number): string | null => {
    const below = parent === undefined ? '' : `?parent=${parent}`
    if (form.as === 'page') return `${pathOf(screens.form, { id })}${below}`
    const query = new URLSearchParams(below || search)
    query.set('edit', String(id))
    // The path below the base path: the router adds the base path again.
    return `${pathOf(screens.list) ?? pathname}?${query}`
  }
}

/** Goes back to the list without the dialog, and loads its rows again. */
function useClose(): () => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  return () => {
    const query = new URLSearchParams(search)
    query.delete('edit')
    query.delete('parent')
    navigate(`?${query}`, { preventScrollReset: true })
  }
}
