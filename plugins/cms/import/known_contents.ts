import { readJson } from '#core/database/statements'

/** A content that is here, with what an import remembers of it. */
interface Known {
  id: number | string
  version: number
  hash: string | null
  imported: number | null
  /** Files that were not found, of a content that an import brought. */
  missing: number
}

/** What is known of contents by the key that each had on its old site. */
export async function knownContents(
  ask: (
    sql: string,
    origins: readonly string[]
  ) => Promise<(Omit<Known, 'missing'> & { origin: string; data: unknown })[]>,
  origins: readonly string[]
): Promise<Map<string, Known>> {
  const rows = await ask(
    `select c.id, c.version, c.origin, i.hash, i.version as imported, i.data from cms_contents c
     left join cms_imported_contents i on i.content_id = c.id where c.origin`,
    origins
  )
  return new Map(
    rows.map(({ id, version, origin, hash, imported, data }) => {
      const { missing = 0 } = readJson<{ missing?: number }>(data ?? '{}')
      return [origin, { id, version, hash, imported, missing }]
    })
  )
}
