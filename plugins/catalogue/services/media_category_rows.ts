import type { Statements } from '#plugins/catalogue/database/read_through'

/** A media category as its form edits it. */
export interface MediaCategoryRow {
  id: number
  code: string
  name: string
  version: number
}

export async function findMediaCategory(statements: Statements, id: number): Promise<MediaCategoryRow | null> {
  const [row] = await statements.all<MediaCategoryRow>(
    'select id, code, name, version from catalogue_media_categories where id = ?',
    id
  )
  return row ?? null
}
