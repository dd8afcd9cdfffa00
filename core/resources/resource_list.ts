import { DEFAULT_LOCALE, LOCALES } from '#core/i18n/locales'
import { titleColumn } from '#core/lists/title_column'
import { importPermissions } from '#core/resources/file_columns'
import { columnOf, linkTable, linkedFields, listKeyOf, permissionOf, translationTable } from '#core/resources/names'
import { pathColumn } from '#core/resources/row_tree'
import type { AnyResource } from '#core/resources/resource'
import type { Field } from '#core/fields/field'
import type { FieldKind, Kinds } from '#core/fields/field_kind'
import type { ListColumn, ListDefinition } from '#core/lists/list'

/** Alias of the resource's table in its list. Lists that it is nested in use others. */
const ROW = 'resource_row'

export interface ListParts {
  kinds: Kinds
  /** ISO 4217 code of amounts that name none. */
  baseCurrency: string
  /** The resource or the list whose rows a relation chooses from. */
  resourceOf(key: string): AnyResource | null
  listOf(key: string): Promise<ListDefinition | null>
}

/** The list of a resource: a column for each field that has one, then the virtual columns. */
export async function resourceList(resource: AnyResource, parts: ListParts): Promise<ListDefinition> {
  const { fields, title, label, table } = resource
  const named = await Promise.all(
    Object.entries(fields).map(async ([name, field]) => {
      const column = await fieldColumn(resource, name, parts)
      return column ? ([listKeyOf(resource, name), { ...column, ...shownOf(field) }] as const) : null
    })
  )
  const virtual = Object.entries(resource.virtual ?? {}).flatMap(([name, { label: own, column }]) =>
    column ? [[name, { ...inRow(column), label: own }] as const] : []
  )
  const tree: Record<string, ListColumn> = resource.tree
    ? { tree_path: pathColumn(resource, ROW, (alias) => expressionOf(resource, title, alias)) }
    : {}
  const made = Object.fromEntries([...named.filter((each) => each !== null), ...virtual])
  const columns = ordered({ ...made, ...tree }, resource)
  const searched = [...new Set([title, ...Object.keys(fields).filter((name) => fields[name]?.options.search)])]
  const texts = (name: string) => {
    return textsOf(resource, name).map((sql) => `core_fold(${asText(sql, resource, name, parts)})`)
  }
  const codes = Object.keys(fields).filter((name) => fields[name]?.options.isCode)
  const view = permissionOf(resource, 'view')
  const list: ListDefinition = {
    permission: permissionOf(resource, 'list') ?? '',
    label: label.many,
    from: `${table} ${ROW}`,
    id: `${ROW}.id`,
    ...(resource.where ? { where: resource.where.replaceAll('$row', ROW) } : {}),
    columns,
    search: searched.flatMap(texts),
    naming: { codes: codes.map((name) => expressionOf(resource, name)), titles: texts(title) },
    order: resource.order ?? listKeyOf(resource, title),
    ...(resource.tree ? { choice: 'tree_path' } : {}),
    ...(resource.tabs ? { tabs: resource.tabs } : {}),
    ...(view && importPermissions(resource).length > 0 ? { forImport: view } : {}),
  }
  return resource.list ? resource.list(list, ROW) : list
}

/** The title's column first, unless the definition says otherwise. */
function ordered(columns: Record<string, ListColumn>, resource: AnyResource): Record<string, ListColumn> {
  const first = resource.columns ?? [listKeyOf(resource, resource.title)]
  const keys = [...first, ...Object.keys(columns).filter((key) => !first.includes(key))]
  return Object.fromEntries(keys.flatMap((key) => (columns[key] ? [[key, columns[key]]] : [])))
}

/**
 * The expression of a field over the row. A translated one: in the language of the list, else in the default one. Of
 * several rows: the first.
 */
function expressionOf(resource: AnyResource, name: string, row = ROW): string {
  const virtual = resource.virtual?.[name]?.column
  if (virtual) return virtual.sql.replaceAll('$row', row)
  const column = columnOf(resource, name)
  if (linkedFields(resource).includes(name)) {
    return `(select l.target_id from ${linkTable(resource, name)} l where l.owner_id = ${row}.id order by l.position limit 1)`
  }
  if (!resource.fields[name]?.options.translated) return `${row}.${column}`
  if (resource.translations === 'json') {
    const texts = [':locale', ...LOCALES.map((locale) => `'${locale}'`)]
    return `coalesce(${texts.map((locale) => `nullif(${row}.${column} ->> ${locale}, '')`).join(', ')})`
  }
  const { table, owner } = translationTable(resource)
  return `(select t.${column} from ${table} t where t.${owner} = ${row}.id and t.${column} is not null
    and t.locale in (:locale, '${DEFAULT_LOCALE}') order by case when t.locale = :locale then 0 else 1 end limit 1)`
}

/** The expressions that are searched: of JSON, the text of every language. */
function textsOf(resource: AnyResource, name: string): string[] {
  if (resource.translations !== 'json' || !resource.fields[name]?.options.translated)
    return [expressionOf(resource, name)]
  return LOCALES.map((locale) => `coalesce(${ROW}.${columnOf(resource, name)} ->> '${locale}', '')`)
}

/** PostgreSQL folds and compares texts only as texts: a title may be an instant, a day or a figure. */
function asText(sql: string, resource: AnyResource, name: string, { kinds }: Pick<ListParts, 'kinds'>): string {
  const column = resource.virtual?.[name]?.column
  const field = resource.fields[name]
  const isText = column ? column.type === 'text' : field && ['text', 'code', 'json'].includes(kinds.of(field).stored)
  return isText ? sql : `cast(${sql} as text)`
}

async function fieldColumn(resource: AnyResource, name: string, parts: ListParts): Promise<ListColumn | null> {
  const field = resource.fields[name] as Field
  const { label, columnLabel = label, column, filter, permission, stored } = field.options
  if (name === resource.parent) {
    return { type: 'id', sql: `${ROW}.${columnOf(resource, name)}`, label, isHidden: true }
  }
  // A list has one permission: a field that not every reader may see is no column of it.
  if (column === false || stored === false || permission?.view) return null
  const made =
    field.kind === 'relation'
      ? await relationColumn(resource, name, parts)
      : kindColumn(resource, name, parts.kinds.of(field), parts)
  if (!made) return null
  return { ...made, label: columnLabel, field: { kind: field.kind }, ...(filter === undefined ? {} : { filter }) }
}

function kindColumn(resource: AnyResource, name: string, kind: FieldKind, { baseCurrency }: ListParts) {
  const field = resource.fields[name] as Field
  const made = kind.column(expressionOf(resource, name), field.options)
  if (made?.type !== 'money') return made
  const { currency } = field.options as { currency?: string }
  const isField = currency !== undefined && currency in resource.fields
  return { ...made, currency: isField ? expressionOf(resource, currency) : `'${currency ?? baseCurrency}'` }
}

/** One row: what it is called. Several: how many there are. */
async function relationColumn(
  resource: AnyResource,
  name: string,
  { kinds, resourceOf, listOf }: ListParts
): Promise<Omit<ListColumn, 'label'> | null> {
  const { of, many } = (resource.fields[name] as Field).options as unknown as { of: string; many?: boolean }
  if (many) {
    return {
      type: 'number',
      sql: `(select count(*) from ${linkTable(resource, name)} l where l.owner_id = ${ROW}.id)`,
    }
  }
  const chosen = `${ROW}.${columnOf(resource, name)}`
  const target = resourceOf(of)
  if (target) {
    const alias = `${ROW}_of`
    const title = asText(expressionOf(target, target.title, alias), target, target.title, { kinds })
    return { type: 'text', sql: `(select ${title} from ${target.table} ${alias} where ${alias}.id = ${chosen})` }
  }
  const list = await listOf(of)
  const called = list && titleColumn(list)
  return called ? { type: 'text', sql: `(select ${called.sql} from ${list.from} where ${list.id} = ${chosen})` } : null
}

function inRow(column: Omit<ListColumn, 'label'>): Omit<ListColumn, 'label'> {
  const { sql, sort } = column
  const put = (text: string) => text.replaceAll('$row', ROW)
  return { ...column, sql: put(sql), ...(typeof sort === 'string' ? { sort: put(sort) } : {}) }
}

const shownOf = ({ options: { column } }: Field) => (column === 'hidden' ? { isShown: false } : {})
