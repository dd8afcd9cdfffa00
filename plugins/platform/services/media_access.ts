import { can } from '#core/identity/identity_port'
import { permissionOf } from '#core/resources/names'
import type { Fields } from '#core/fields/field'
import type { Person } from '#core/identity/person'
import type { ResourceCatalogue } from '#core/resources/resource_catalogue'

/** Permissions of the media library itself. */
const LIBRARY = { see: 'platform.library.list', upload: 'platform.library.upload' }

/** Kinds of fields whose forms choose files. */
const CHOOSING = ['media', 'rich_text']

/** Whether somebody may see files of the media library: in the library, or in a form that chooses some. */
export const seesMedia = (resources: ResourceCatalogue, person: Person | null): boolean =>
  can(person, LIBRARY.see) || writesKind(resources, person, CHOOSING)

/** Whether somebody may add files to it: in the library, or in a form that chooses some. */
export const uploadsMedia = (resources: ResourceCatalogue, person: Person | null): boolean =>
  can(person, LIBRARY.upload) || writesKind(resources, person, CHOOSING)

/** Whether somebody may create or change rows of a resource with a field of one of these kinds. */
function writesKind(resources: ResourceCatalogue, person: Person | null, kinds: readonly string[]): boolean {
  return resources.all().some(({ resource }) => {
    return (
      hasKind(resource.fields, kinds) &&
      (['create', 'update'] as const).some((action) => {
        const key = permissionOf(resource, action)
        return key && can(person, key)
      })
    )
  })
}

function hasKind(fields: Fields, kinds: readonly string[]): boolean {
  return Object.values(fields).some(({ kind, options }) => {
    return kinds.includes(kind) || hasKind((options as { fields?: Fields }).fields ?? {}, kinds)
  })
}
