import type { AnyResource } from '#core/resources/resource'
import type { Row } from '#core/resources/resource_rows'
import type { RunRows } from '#core/database/run_rows'

/** The rows with their virtual values: one call a field, however many rows. */
export async function withVirtual({ virtual = {} }: AnyResource, rows: readonly Row[], run: RunRows): Promise<Row[]> {
  const values = await Promise.all(
    Object.entries(virtual).flatMap(([name, { read }]) =>
      read && rows.length > 0 ? [read(rows, run).then((found) => [name, found] as const)] : []
    )
  )
  // A field that is kept elsewhere has its new value in a row that was just written.
  return rows.map((row, at) => ({ ...Object.fromEntries(values.map(([name, found]) => [name, found[at]])), ...row }))
}
