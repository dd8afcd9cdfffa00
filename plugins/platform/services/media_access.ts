import { can } from '#core/identity/identity_port'
import { permissionOf } from '#core/resources/names'
import type { Fields } from '#core/fields/field'
import type { Person } from '#core/identity/person'
import type { ResourceAction } from '#core/resources/resource'
import type { ResourceCatalogue } from '#core/resources/resource_catalogue'

/** Permissions of the media library itself. */
const LIBRARY = { see: 'platform.library.list', upload: 'platform.library.upload' }

/** Kinds of fields whose forms choose files. */
const CHOOSING = ['media', 'rich_text']

const WRITING = ['create', 'update'] as const

/** Whether somebody may see files of the media library: in the library, or in a form that chooses some. */
export const seesMedia = (resources: ResourceCatalogue, person: Person | null): boolean =>
  can(person, LIBRARY.see) || hasForm(resources, person, { kinds: CHOOSING, actions: WRITING })

/** Whether somebody may read what files are called and where they are, by their numbers: who reads a form that has chosen some. */
export const readsMedia = (resources: ResourceCatalogue, person: Person | null): boolean =>
  seesMedia(resources, person) || hasForm(resources, person, { kinds: CHOOSING, actions: ['view'] })

/** Whether somebody may see the blocks of texts: who sees files, and who reads a form with texts. */
export const seesBlocks = (resources: ResourceCatalogue, person: Person | null): boolean =>
  seesMedia(resources, person) || hasForm(resources, person, { kinds: ['rich_text'], actions: ['view'] })

/** Whether somebody may add files to it: in the library, or in a form that chooses some. */
export const uploadsMedia = (resources: ResourceCatalogue, person: Person | null): boolean =>
  can(person, LIBRARY.upload) || hasForm(resources, person, { kinds: CHOOSING, actions: WRITING })

/** Whether somebody may do one of these with rows of a resource that has a field of one of these kinds. */
function hasForm(
  resources: ResourceCatalogue,
  person: Person | null,
  { kinds, actions }: { kinds: readonly string[]; actions: readonly ResourceAction[] }
): boolean {
  return resources.all().some(({ resource }) => {
    return (
      hasKind(resource.fields, kinds) &&
      actions.some((action) => {
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
