import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { Settings } from '#core/settings/settings'
import { queryRows } from '#core/database/query_rows'
import type { ContentRow } from '#plugins/cms/content/content_row'
import type { RowChange } from '#core/resources/resource'

/** Fields that are no text of a content: restoring leaves them as they are. */
const UNVERSIONED = new Set([
  'id',
  'version',
  'type',
  'status',
  'publishAt',
  'publishedAt',
  'authorId',
  'parentId',
  'position',
  'slug',
])

/** What a revision keeps of a content: everything that it says, custom fields included. */
function savedOf(row: ContentRow): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !UNVERSIONED.has(name)))
}

/** Keeps what a content says now, if it says something new. The oldest revisions go beyond the number that is kept. */
export async function keepRevision({ trx, before, after, origin }: RowChange<ContentRow>): Promise<void> {
  const saved = JSON.stringify(savedOf(after))
  if (before && saved === JSON.stringify(savedOf(before))) return
  const kept = (await app.container.make(Settings)).get<number>('cms.revisions.kept')
  const now = (await app.container.make(Clock)).iso()
  await queryRows(
    trx,
    `insert into cms_content_revisions (content_id, content_version, author, saved, created_at) values (?, ?, ?, ?, ?)`,
    [after.id, after.version, origin.actor.name.slice(0, 120), saved, now]
  )
  await queryRows(
    trx,
    `delete from cms_content_revisions where content_id = ? and id not in
       (select id from cms_content_revisions where content_id = ? order by id desc limit ?)`,
    [after.id, after.id, kept]
  )
}
