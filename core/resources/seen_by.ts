import type { AnyResource } from '#core/resources/resource'
import type { Row } from '#core/resources/resource_rows'
import type { Writer } from '#core/resources/writer'

/** The row without the fields that the reader may not see: they are null. */
export function seenBy({ fields }: AnyResource, row: Row, { may }: Pick<Writer, 'may'>): Row {
  const hidden = Object.entries(fields).filter(([, { options }]) => {
    const key = options.permission?.view
    return key !== undefined && !may(key)
  })
  return { ...row, ...Object.fromEntries(hidden.map(([name]) => [name, null])) }
}
