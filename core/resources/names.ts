import { snakeCase } from '#core/database/table'
import type { Field } from '#core/fields/field'
import type { AnyResource, ResourceAction } from '#core/resources/resource'

const kebabCase = (name: string) => name.replaceAll('_', '-')

/** Plugin and name of a resource: `configuration.locales` → [`configuration`, `locales`]. */
export function partsOf({ id }: Pick<AnyResource, 'id'>): [plugin: string, name: string] {
  const at = id.indexOf('.')
  return [id.slice(0, at), id.slice(at + 1)]
}

/** Under which undoing imports keep its rows. Plugins have undoings of their own for things of the same name. */
export const rowsKind = ({ id }: Pick<AnyResource, 'id'>) => `${id}.rows`

/** Column of a field in its table. */
export const columnOf = ({ fields }: Pick<AnyResource, 'fields'>, name: string) =>
  fields[name]?.options.stored || snakeCase(name)

/** Key of a field in the list. */
export const listKeyOf = ({ fields }: Pick<AnyResource, 'fields'>, name: string) =>
  fields[name]?.options.key ?? snakeCase(name)

/** Prefix of the names of its routes. */
export function routePrefix(resource: AnyResource): string {
  return resource.family?.route ?? ownPrefix(resource)
}

function ownPrefix(resource: AnyResource): string {
  const [plugin, name] = partsOf(resource)
  return `${plugin}.admin.${name}`
}

/** Path of its API. */
export function apiPath(resource: AnyResource): string {
  const [plugin, name] = partsOf(resource)
  return `/api/admin/${resource.api ?? `${kebabCase(plugin)}/${kebabCase(name)}`}`
}

/** Path of its list below `admin/`. */
export function screenPath(resource: AnyResource): string {
  return resource.path ?? apiPath(resource).replace('/api/admin/', '')
}

/** Ids of its screens. */
export function screenIds(resource: AnyResource): { list: string; form: string; row: string | null; change: string } {
  const prefix = ownPrefix(resource)
  return {
    list: resource.screens?.list ?? prefix,
    form: resource.screens?.form ?? `${prefix}.form`,
    row: resource.screens?.row ?? null,
    change: `${prefix}.mass_update`,
  }
}

/** Permission of an action; null: nobody can do it. What nobody can do with one row, nobody can do with many. */
export function permissionOf(resource: AnyResource, action: ResourceAction): string | null {
  const { permissions = {} } = resource
  const own = permissions[action]
  const isClosed =
    (action === 'mass_delete' && permissions.delete === false) ||
    (action === 'mass_update' && (permissions.update === false || massFields(resource).length === 0))
  return own === false || isClosed ? null : (own ?? `${resource.id}.${action}`)
}

/** Names of the fields that many rows can be given one value of: none that makes a row distinct, and none with fields inside. */
export function massFields({ fields, title, parent, tree }: AnyResource): string[] {
  const distinct = new Set([title, parent, tree && 'parentId'])
  for (const [name, { options }] of Object.entries(fields)) {
    if (options.unique)
      for (const one of options.unique === true ? [name] : [name, ...options.unique]) distinct.add(one)
  }
  return Object.keys(fields).filter((name) => {
    const { kind, options: given } = fields[name] as Field
    const { fixed, readOnly, writeOnly, stored, form, ...options } = given
    // A slug is part of an address, which only one row has.
    const isKept = !fixed && !readOnly && !writeOnly && stored !== false && kind !== 'slug'
    return !distinct.has(name) && isKept && form !== false && !('fields' in options)
  })
}

/** Permission that shows its entry in the menu. */
export function menuKey(resource: AnyResource): string {
  const [plugin, name] = partsOf(resource)
  return resource.menu?.key ?? `${plugin}.menu.${name}`
}

/** Names of the fields that are stored in the table itself. */
export function ownFields(resource: AnyResource): string[] {
  const apart = translatedFields(resource)
  return Object.entries(resource.fields).flatMap(([name, { options }]) => {
    return apart.includes(name) || isLinked(options) || options.stored === false ? [] : [name]
  })
}

/** Names of the translated fields that have a table of their own. */
export function translatedFields({ fields, translations }: AnyResource): string[] {
  if (translations === 'json') return []
  return Object.keys(fields).filter((name) => {
    const { translated, stored } = fields[name]?.options ?? {}
    return translated && stored !== false
  })
}

/** Names of the fields with several rows of another table. */
export function linkedFields({ fields }: AnyResource): string[] {
  return Object.keys(fields).filter((name) => isLinked(fields[name]?.options))
}

function isLinked(options: { stored?: string | false } = {}): boolean {
  return (options as { many?: boolean }).many === true && options.stored !== false
}

/** Table with the rows of such a field. */
export function linkTable(resource: AnyResource, name: string): string {
  const { through } = (resource.fields[name]?.options ?? {}) as { through?: string }
  return through ?? `${resource.table}_${snakeCase(name)}`
}

export function translationTable({ table, translations }: AnyResource): { table: string; owner: string } {
  return typeof translations === 'object' ? translations : { table: `${table}_translations`, owner: 'owner_id' }
}

/** Permission of an extra action. */
export function actionPermission({ id, actions = {} }: AnyResource, action: string): string {
  return actions[action]?.permission ?? `${id}.${snakeCase(action)}`
}

/** Ends of the names of the routes that every resource may have. An extra action has another name. */
export const HANDLERS: readonly string[] = [
  ...['index', 'show', 'store', 'update', 'destroy'],
  ...['mass_update', 'mass_delete', 'tree', 'move'],
]
