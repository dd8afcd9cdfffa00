import { loadKinds } from '#web/fields/field_kinds'
import type { DescribedField } from '#web/fields/field_props'
import { loadParts } from './parts'
import type { ResourceDescription } from './resource_types'

/** What a page of a resource shows that plugins bring: the resource, and the kinds of its fields between spaces. */
export interface Brought {
  resource: string
  kinds: string
}

export function broughtBy({ parts, fields }: Pick<ResourceDescription, 'parts' | 'fields'>): Brought {
  return { resource: parts, kinds: [...new Set(fields.flatMap(kindsOf))].join(' ') }
}

function kindsOf({ kind, options }: Pick<DescribedField, 'kind' | 'options'>): string[] {
  const { fields = [] } = options as { fields?: DescribedField[] }
  return [kind, ...fields.flatMap(kindsOf)]
}

/**
 * Loads the components that plugins bring for a page. It is called before the page is rendered, and again in the browser before
 * it is hydrated: a component that came later would be drawn twice.
 */
export async function loadComponents({ resource, kinds }: Brought): Promise<void> {
  await Promise.all([loadParts(resource), loadKinds(kinds.split(' '))])
}
