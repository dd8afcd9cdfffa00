import { BootError } from '#core/plugin/boot_error'
import { nearest } from '#core/text/nearest'
import { HANDLERS, partsOf, screenPath } from '#core/resources/names'
import type { AnyResource } from '#core/resources/resource'
import type { Fields } from '#core/fields/field'
import type { KindRegistry } from '#core/fields/kind_registry'

const NAME = /^[a-z][a-zA-Z0-9_]*$/
const RESERVED = new Set(['id', 'version', 'createdAt', 'updatedAt', 'names'])

/** What the definitions of all plugins may refer to. */
export interface Known {
  kinds: KindRegistry
  /** Keys of resources and lists, which relations choose from. */
  rows: ReadonlySet<string>
}

/** Refuses a definition that cannot work. @throws BootError that names the file, the problem and the mend */
export function checkResource(resource: AnyResource, known: Known): void {
  const { fields, title } = resource
  const names = Object.keys(fields)
  const { column, read } = resource.virtual?.[title] ?? {}
  if (!names.includes(title) && !(column && read)) {
    throw problem(resource, `its title "${title}" is no field.`, meant(title, names))
  }
  const locking = resource.protects?.field
  if (locking && !names.includes(locking) && !resource.virtual?.[locking]) {
    throw problem(resource, `it protects rows by "${locking}", which is no field.`, meant(locking, names))
  }
  for (const { fields: wanted } of [...(resource.form?.main ?? []), ...(resource.form?.side ?? [])]) {
    const unknown = wanted.find((name) => !names.includes(name))
    if (unknown)
      throw problem(resource, `its form names the field "${unknown}", which it lacks.`, meant(unknown, names))
  }
  const { parent } = resource
  if (parent && (fields[parent]?.kind !== 'relation' || !fields[parent].options.required)) {
    throw problem(resource, `its parent "${parent}" is no required relation.`, 'Name a required relation to one row.')
  }
  if (parent && resource.tree && !fields[parent]?.options.fixed) {
    throw problem(resource, `it is a tree below "${parent}", which can be changed.`, 'Make this relation fixed.')
  }
  const { parentId, position } = fields
  const isTree = parentId?.kind === 'relation' && position?.kind === 'integer' && position.options.readOnly
  if (resource.tree && (!isTree || (parentId.options as { of?: string }).of !== resource.id)) {
    throw problem(
      resource,
      'it is a tree without the fields of one.',
      `Add ...treeFields('${resource.id}') to its fields.`
    )
  }
  const action = Object.keys(resource.actions ?? {}).find((name) => HANDLERS.includes(name))
  if (action) throw problem(resource, `the action "${action}" has the name of a route.`, 'Take another verb.')
  checkFields(resource, fields, known)
}

function checkFields(resource: AnyResource, fields: Fields, known: Known): void {
  const names = Object.keys(fields)
  for (const [name, field] of Object.entries(fields)) {
    const { options, kind: kindName } = field
    if (!NAME.test(name) || RESERVED.has(name)) {
      throw problem(resource, `the field "${name}" cannot have this name.`, 'Take a camelCase noun such as "startsOn".')
    }
    if (!known.kinds.has(kindName)) {
      throw problem(
        resource,
        `the field "${name}" is of the unknown kind "${kindName}".`,
        meant(kindName, known.kinds.names())
      )
    }
    const wrong = known.kinds.of(field).problem?.(options)
    if (wrong) throw problem(resource, `the field "${name}" cannot work: ${wrong}.`, 'Mend its options.')
    const { of, fields: nested } = options as { of?: string; fields?: Fields }
    if (kindName === 'relation' && !known.rows.has(of ?? '')) {
      throw problem(
        resource,
        `the field "${name}" chooses from "${of}", which is no resource or list of a listed plugin.`,
        `${meant(of ?? '', [...known.rows])} The plugin that has it stands in the requires of this one.`
      )
    }
    if (options.permission?.view && (options.search || options.isCode || name === resource.title)) {
      throw problem(
        resource,
        `the field "${name}" is found by everybody, but not everybody may see it.`,
        'Take "search", "isCode" or the title from it.'
      )
    }
    const shownBy = options.visibleWhen?.field
    if (shownBy && !names.includes(shownBy)) {
      throw problem(resource, `the field "${name}" depends on "${shownBy}", which is no field.`, meant(shownBy, names))
    }
    if (nested) checkFields(resource, nested, known)
  }
}

/** Refuses two resources with one name or one address. @throws BootError */
export function checkTogether(resources: readonly AnyResource[]): void {
  const ids = new Map<string, AnyResource>()
  const paths = new Map<string, AnyResource>()
  for (const resource of resources) {
    if (ids.has(resource.id)) throw problem(resource, 'another resource has this name.', 'Rename one of the two.')
    const other = paths.get(screenPath(resource))
    if (other) {
      throw problem(resource, `"${other.id}" has the same address.`, 'Give one of the two another path.')
    }
    ids.set(resource.id, resource)
    paths.set(screenPath(resource), resource)
  }
}

function problem(resource: AnyResource, text: string, mend: string): BootError {
  const [plugin, name] = partsOf(resource)
  return new BootError(plugin, `the resource "${resource.id}" (resources/${name}.ts): ${text}`, mend)
}

function meant(name: string, known: readonly string[]): string {
  const near = nearest(name, [...known])
  return near ? `Did you mean "${near}"?` : `It may be one of: ${known.slice(0, 20).join(', ')}.`
}
