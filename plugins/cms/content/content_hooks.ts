import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { CONTENT_KIND, ContentAddresses } from '#plugins/cms/content/content_addresses'
import { Links } from '#core/links/links'
import { LOCALES, type Locale } from '#core/i18n/locales'
import { STATUS_LABELS, contentLife, reachable, type Status } from '#plugins/cms/content/statuses'
import { forgetContent, indexContent } from '#plugins/cms/search/index_content'
import { keepRevision } from '#plugins/cms/workflow/keep_revision'
import { recordContentLinks } from '#plugins/cms/links/content_links'
import { contentPath } from '#plugins/cms/content/content_path'
import { notInTrash, publishAtMissing, statusRefused } from '#plugins/cms/errors'
import { queryRows } from '#core/database/query_rows'
import { slugify } from '#core/text/slug'
import type { ContentRow } from '#plugins/cms/content/content_row'
import type { ContentType } from '#plugins/cms/content/content_type'
import type { ResourceHooks, RowChange } from '#core/resources/resource'

type Change = RowChange<ContentRow>

/** What a write of a content of this type does beside the row. */
export function contentHooks(type: ContentType): ResourceHooks<ContentRow> {
  return {
    async validate(change) {
      const { before, after, origin } = change
      if (!before) after.authorId ??= origin.actor.kind === 'staff' ? origin.actor.id : null
      settleStatus(change, await app.container.make(Clock))
      await giveSlugs(change, type)
    },
    async afterSave(change) {
      const { trx, before, after } = change
      await keepRevision(change)
      const addresses = await app.container.make(ContentAddresses)
      if (before && before.status !== after.status) await keepFormerStatus(trx, before, after)
      await indexContent(trx, after)
      await recordContentLinks(trx, after)
      if (after.status === 'trash') {
        if (before?.status !== 'trash') await addresses.release(trx, [after.id])
        return
      }
      if (!before || before.status === 'trash' || isReaddressed(before, after)) {
        await addresses.claim(trx, type, [after.id])
      }
    },
    beforeDelete({ row }) {
      if (row.status !== 'trash') throw notInTrash({ name: row.title as never })
      return Promise.resolve()
    },
    async afterDelete({ trx, row }) {
      await forgetContent(trx, row.id)
      await (await app.container.make(Links)).remove(trx, CONTENT_KIND, [row.id])
      await (await app.container.make(ContentAddresses)).release(trx, [row.id])
    },
  }
}

/** Refuses a status that cannot follow the present one, and dates what is published. A date in the future schedules it. */
function settleStatus({ before, after, locale }: Change, clock: Clock): void {
  const now = clock.iso()
  if (after.status === 'published' && after.publishedAt !== null && after.publishedAt > now) {
    after.status = 'scheduled'
    after.publishAt ??= after.publishedAt
    after.publishedAt = null
  }
  if (after.status === 'scheduled') {
    if (after.publishAt === null) throw publishAtMissing({}, 'publishAt')
    if (after.publishAt <= now) after.status = 'published'
  }
  if (after.status === 'published') {
    after.publishedAt ??= after.publishAt ?? now
    after.publishAt = null
  }
  const from = (before?.status ?? contentLife.initial) as Status
  if (from === after.status || reachable(from).includes(after.status)) return
  const allowed = reachable(from).map((status) => STATUS_LABELS[status][locale])
  throw statusRefused({ from: STATUS_LABELS[from][locale], allowed: allowed.join(', ') }, 'status')
}

/** A slug for each language with a title: the given one, or one from the title that nothing else has. */
async function giveSlugs({ trx, before, after }: Change, type: ContentType): Promise<void> {
  const addresses = await app.container.make(ContentAddresses)
  const isBack = before?.status === 'trash' && after.status !== 'trash'
  const slugs = { ...after.slug }
  for (const locale of LOCALES) {
    const title = after.title[locale]
    if (!title) {
      slugs[locale] = null
      continue
    }
    const given = slugs[locale]
    if (given && !isBack) continue
    const slug = given ?? slugify(title, `${type.code}-${after.id || ''}`)
    const path = contentPath(type, { locale, slug, ...(await partsOf(after, locale, addresses, trx)) })
    slugs[locale] = await addresses.freeSlug(trx, { id: after.id, locale, path })
  }
  after.slug = slugs
}

async function partsOf(row: ContentRow, locale: Locale, addresses: ContentAddresses, trx: Change['trx']) {
  const above = row.parentId ? await addresses.pathOf(trx, row.parentId, locale) : null
  const [first] = row.categories ?? []
  const category = first ? await addresses.categorySlug(trx, first, locale) : null
  return { above, dated: row.publishedAt ?? (await app.container.make(Clock)).iso(), category }
}

/** Whether something of the address has changed: its slugs, its place, its date or its categories. */
function isReaddressed(before: ContentRow, after: ContentRow): boolean {
  const parts = ({ slug, parentId = null, publishedAt, categories = [] }: ContentRow) =>
    JSON.stringify([slug, parentId, publishedAt?.slice(0, 7), categories[0]])
  return parts(before) !== parts(after)
}

/** The trash remembers what a content was, and when it came there. */
async function keepFormerStatus(trx: Change['trx'], before: ContentRow, after: ContentRow): Promise<void> {
  const isGone = after.status === 'trash'
  if (!isGone && before.status !== 'trash') return
  const now = (await app.container.make(Clock)).iso()
  await queryRows(trx, 'update cms_contents set status_before = ?, trashed_at = ? where id = ?', [
    isGone ? before.status : null,
    isGone ? now : null,
    after.id,
  ])
}
