import type { AnyResource } from '#core/resources/resource'
import type { Row } from '#core/resources/resource_rows'
import type { Writer } from '#core/resources/writer'

/** The row without what is never read; fields that the reader may not see are null. */
export function seenBy({ fields }: AnyResource, row: Row, { may }: Pick<Writer, 'may'>): Row {
  const seen: Row = { ...row }
  for (const [name, { options }] of Object.entries(fields)) {
    const key = options.permission?.view
    if (options.writeOnly) delete seen[name]
    else if (key !== undefined && !may(key)) seen[name] = null
  }
  return seen
}
