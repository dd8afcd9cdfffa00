import type { AdminArgs } from '#web/admin/admin_loader'
import { callByNameOrFail } from '#web/admin/call_by_name_or_fail'
import { holds } from '#web/admin/menu.server'
import { loadTable } from '#web/admin/table/load_table'
import type { TableData, TableRow } from '#web/admin/table/list_types'
import { callOrFail, notFound } from '#web/lib/screen_loader'
import { existingRecordId, recordId } from '#web/admin/record_id.server'
import { CHANGE_ROWS } from '#web/admin/bulk/change'
import type { MassChange, ResourceDescription, ResourceRow } from './resource_types'

/** The data of a form. `row` is null for a new row. */
export interface FormData {
  resource: ResourceDescription
  row: ResourceRow | null
}

/** The data of a list. `open`: the form of the dialog over it. */
export interface ListData {
  resource: ResourceDescription
  table: TableData
  /** The rows are those of the whole tree. */
  isTree: boolean
  open: FormData | null
}

/** The data of a change of many rows. */
export interface ChangeData {
  resource: ResourceDescription
  change: MassChange['data']
  page: MassChange['meta']
}

export type Loaded = ListData | FormData | ChangeData

export async function loadList(id: string, args: AdminArgs): Promise<ListData> {
  const resource = await describe(id, args)
  const edited = resource.form.as === 'dialog' ? args.url.searchParams.get('edit') : null
  const [table, open, lines] = await Promise.all([
    loadTable(args, { list: id, route: `${resource.route}.index` as never, params: resource.params }),
    edited === null ? null : loadOpen(resource, { ...args, params: { id: edited } }),
    resource.tree && loadLines(resource, args),
  ])
  const { q, filter, sort } = table.state
  // What is searched, filtered or sorted is a list. So are more rows than a tree on the screen may have.
  const isTree = lines !== null && lines.length > 0 && q === '' && sort === table.list.order && isEmpty(filter)
  return { resource, table: isTree ? { ...table, rows: lines, total: lines.length } : table, isTree, open }
}

const isEmpty = (filter: object) => Object.keys(filter).length === 0

async function loadLines({ route, params }: ResourceDescription, { context }: AdminArgs): Promise<TableRow[]> {
  const { data } = await callByNameOrFail<{ data: TableRow[] }>(context, 'GET', `${route}.tree`, { params })
  return data
}

export async function loadForm(id: string, args: AdminArgs): Promise<FormData> {
  const resource = await describe(id, args)
  return loadOpen(resource, { ...args, params: { id: args.url.pathname.split('/').at(-1) } })
}

export async function loadChange(id: string, args: AdminArgs): Promise<ChangeData> {
  const resource = await describe(id, args)
  const page = Math.max(1, Number(args.url.searchParams.get('page')) || 1)
  const change = existingRecordId({ params: { id: args.url.pathname.split('/').at(-1) } })
  const { data, meta } = await callByNameOrFail<MassChange>(args.context, 'GET', `${resource.route}.mass_update.show`, {
    params: { ...resource.params, id: change },
    query: { page, limit: CHANGE_ROWS },
  })
  return { resource, change: data, page: meta }
}

async function loadOpen(resource: ResourceDescription, args: AdminArgs): Promise<FormData> {
  const { create, view } = resource.permissions
  const isNew = args.params.id === 'create' || args.params.id === 'new'
  if (isNew && !create) throw notFound()
  const id = isNew ? recordId(args, create as string) : existingRecordId(args)
  if (id === null) return { resource, row: null }
  if (!view || !holds(args.staff, view)) throw notFound()
  const { data } = await callByNameOrFail<{ data: ResourceRow }>(args.context, 'GET', `${resource.route}.show`, {
    params: { ...resource.params, id },
  })
  return { resource, row: data }
}

async function describe(id: string, { context }: AdminArgs): Promise<ResourceDescription> {
  const { data } = await callOrFail(context, 'GET', 'platform.admin.resources.show', { params: { resource: id } })
  return data
}
