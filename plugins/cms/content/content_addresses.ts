import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Permalinks } from '#core/permalinks/permalinks'
import { Statements } from '#core/database/statements'
import { contentPath } from '#plugins/cms/content/content_path'
import { slugTaken } from '#plugins/cms/errors'
import type { Claim, TakenClaim } from '#core/permalinks/claim'
import type { ContentType } from '#plugins/cms/content/content_type'
import type { Locale } from '#core/i18n/locales'
import type { Transaction } from '#core/database/store'

/** Kind of contents among the permalinks. */
export const CONTENT_KIND = 'cms.content'

/** A content in a language, with what its address is made of. */
interface Addressed {
  id: number
  parent_id: number | null
  depth: number
  locale: Locale
  slug: string
  dated: string
  category: string | null
  /** Address of the content above, if that one is not among the rows itself. */
  above: string | null
}

/** Where contents stand in the shop. */
@inject()
export class ContentAddresses {
  constructor(
    private readonly permalinks: Permalinks,
    private readonly channels: ChannelPort
  ) {}

  /**
   * Gives contents of a type, and all below them, the addresses that their slugs say. Their former ones lead there. The number
   * of statements does not grow with that of the contents, up to a thousand.
   * @throws slugTaken
   */
  async claim(trx: Transaction, type: ContentType, ids: readonly number[]): Promise<void> {
    const [lost] = await this.take(trx, type, ids)
    if (lost) throw slugTaken({ path: lost.path }, `slug.${lost.locale}`)
  }

  /** The same without a refusal. Gives the addresses that something else has; their contents keep their former ones. */
  async take(trx: Transaction, type: ContentType, ids: readonly number[]): Promise<TakenClaim[]> {
    const rows = await this.#addressed(trx, ids)
    const paths = pathsOf(type, rows)
    const claims = rows.flatMap((row) => this.#claims(row.id, row.locale, paths.get(keyOf(row)) as string))
    return (await this.permalinks.claim(trx, claims)).taken
  }

  /** Slug of a category in a language; null: it has none. */
  async categorySlug(trx: Transaction, category: number, locale: Locale): Promise<string | null> {
    const [found] = await new Statements(trx).all<{ slug: string | null }>(
      'select slug from cms_category_translations where owner_id = ? and locale = ?',
      ...[category, locale]
    )
    return found?.slug ?? null
  }

  /** The slug with `-2`, `-3`… if something else has the address. `id` 0: a new content. */
  async freeSlug(
    trx: Transaction,
    { id, locale, path }: { id: number; locale: Locale; path: string }
  ): Promise<string> {
    let free = path
    // A slug must be free in every channel at once.
    for (const claim of this.#claims(id, locale, path)) {
      const [found] = await this.permalinks.free(trx, [{ ...claim, path: free }])
      free = found?.path ?? free
    }
    return free.slice(free.lastIndexOf('/') + 1)
  }

  /** Forgets the addresses of contents that are in the trash or gone. */
  release(trx: Transaction, ids: readonly number[]): Promise<void> {
    return this.permalinks.release(trx, CONTENT_KIND, ids.map(String))
  }

  /** Address of a content in a language; null: it has none. */
  async pathOf(trx: Transaction, id: number, locale: Locale): Promise<string | null> {
    const [found] = await new Statements(trx).all<{ path: string }>(
      `select path from core_permalinks where kind = '${CONTENT_KIND}' and target = ? and locale = ? and redirect is null
       order by channel limit 1`,
      ...[String(id), locale]
    )
    return found?.path ?? null
  }

  #claims(id: number, locale: Locale, path: string): Claim[] {
    return this.channels
      .all()
      .map(({ code: channel }) => ({ channel, locale, path, kind: CONTENT_KIND, target: String(id) }))
  }

  /** These contents and those below, in every language that they have a slug in; those above come first. */
  async #addressed(trx: Transaction, ids: readonly number[]): Promise<Addressed[]> {
    const db = new Statements(trx)
    return db.run<Addressed>(
      `with recursive low(id, depth) as (
         select c.id, 0 from cms_contents c where c.id in ${db.ids}
         union
         select c.id, low.depth + 1 from cms_contents c join low on c.parent_id = low.id where low.depth < 50)
       select c.id, c.parent_id, max(low.depth) as depth, t.locale, t.slug, coalesce(c.published_at, c.created_at) as dated,
         (select ct.slug from cms_contents_categories cc join cms_category_translations ct
            on ct.owner_id = cc.target_id and ct.locale = t.locale
          where cc.owner_id = c.id order by cc.position limit 1) as category,
         (select p.path from core_permalinks p where p.kind = '${CONTENT_KIND}' and p.target = cast(c.parent_id as text)
            and p.locale = t.locale and p.redirect is null order by p.channel limit 1) as above
       from low join cms_contents c on c.id = low.id join cms_content_translations t on t.owner_id = c.id
       where t.slug is not null and c.status <> 'trash'
       group by c.id, c.parent_id, c.published_at, c.created_at, t.locale, t.slug order by depth, c.id`,
      ids
    )
  }
}

const keyOf = ({ id, locale }: { id: number | null; locale: Locale }) => `${id} ${locale}`

/** The address of each row. Those above come first. */
function pathsOf(type: ContentType, rows: readonly Addressed[]): Map<string, string> {
  const paths = new Map<string, string>()
  for (const row of rows) {
    const above = paths.get(keyOf({ id: row.parent_id, locale: row.locale })) ?? row.above
    paths.set(keyOf(row), contentPath(type, { ...row, above }))
  }
  return paths
}
