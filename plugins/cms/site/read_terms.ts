import { inject } from '@adonisjs/core'
import { CATEGORY_KIND, type TermKind } from '#plugins/cms/terms/term_addresses'
import { Store } from '#core/database/store'
import { readJson } from '#core/database/statements'
import type { ContentTerm } from '#plugins/cms/site/read_content'
import type { CustomValues } from '#plugins/cms/custom_fields/facts'
import type { LinkPlace } from '#core/links/resolve_links'
import type { Linked } from '#core/links/link'
import type { Locale } from '#core/i18n/locales'

/** A category with the number of its published contents of one type. */
export interface UsedTerm extends ContentTerm {
  count: number
}

/** A category or tag, with what it says. */
export interface TermRecord extends ContentTerm {
  description: string | null
  /** Values of custom fields, by the name of the field. */
  custom: CustomValues
}

/** Reads content categories and tags in one language. */
@inject()
export class ReadTerms {
  constructor(private readonly store: Store) {}

  /** Categories that published contents of a type are in, by name. */
  async used({ locale }: LinkPlace, type: string): Promise<UsedTerm[]> {
    const rows = await this.store.read.all<UsedTerm>(
      `select k.owner_id as id, k.name, k.slug, count(*) as count from cms_contents_categories l
         join cms_contents c on c.id = l.owner_id and c.type = ? and c.status = 'published'
         join cms_content_translations t on t.owner_id = c.id and t.locale = ? and t.slug is not null
         join cms_category_translations k on k.owner_id = l.target_id and k.locale = t.locale and k.slug is not null
       group by k.owner_id, k.name, k.slug order by k.name`,
      ...[type, locale]
    )
    return rows.map((row) => Object.assign(row, { count: Number(row.count) }))
  }

  /** Null: there is none, or not in this language. */
  async term({ locale }: LinkPlace, kind: TermKind, id: number): Promise<TermRecord | null> {
    const isCategory = kind === CATEGORY_KIND
    const [found] = await this.store.read.all<TermRecord & { custom: unknown }>(
      isCategory
        ? `select t.owner_id as id, t.name, t.slug, t.description, c.custom from cms_category_translations t
             join cms_categories c on c.id = t.owner_id where t.owner_id = ? and t.locale = ? and t.slug is not null`
        : `select owner_id as id, name, slug, null as description, null as custom from cms_tag_translations
           where owner_id = ? and locale = ? and slug is not null`,
      ...[id, locale]
    )
    return found ? Object.assign(found, { custom: readJson<CustomValues | null>(found.custom) ?? {} }) : null
  }

  /** Categories or tags by their ids, in their order. */
  async named({ locale }: LinkPlace, kind: 'categories' | 'tags', ids: readonly number[]): Promise<ContentTerm[]> {
    if (ids.length === 0) return []
    const { read } = this.store
    const rows = await read.all<ContentTerm>(
      `select owner_id as id, name, slug from cms_${kind === 'tags' ? 'tag' : 'category'}_translations
       where owner_id in ${read.ids} and locale = ? and slug is not null`,
      ids,
      locale
    )
    const found = new Map(rows.map((row) => [Number(row.id), row]))
    return ids.flatMap((id) => found.get(id) ?? [])
  }

  async tagBySlug({ locale }: LinkPlace, slug: string): Promise<ContentTerm | null> {
    const [found] = await this.store.read.all<ContentTerm>(
      'select owner_id as id, name, slug from cms_tag_translations where slug = ? and locale = ?',
      ...[slug, locale]
    )
    return found ?? null
  }

  /** The categories above one, the highest first, and those directly below it. */
  async family({ locale }: LinkPlace, id: number): Promise<{ above: ContentTerm[]; below: ContentTerm[] }> {
    const rows = await this.store.read.all<ContentTerm & { height: number }>(
      `with recursive up(id, parent_id, height) as (
         select id, parent_id, 0 from cms_categories where id = ?
         union all select k.id, k.parent_id, up.height + 1 from cms_categories k join up on k.id = up.parent_id
         where up.height < 50)
       select * from (select id, height, 0 as position from up where height > 0
         union all select id, -1, position from cms_categories where parent_id = ?) near
       join (select owner_id, name, slug from cms_category_translations where locale = ? and slug is not null) t
         on t.owner_id = near.id order by height desc, position`,
      ...[id, id, locale]
    )
    return { above: rows.filter(({ height }) => height > 0), below: rows.filter(({ height }) => height < 0) }
  }

  /** The paths of something by language. */
  async alternates({ channel }: LinkPlace, { kind, id }: Linked): Promise<Partial<Record<Locale, string>>> {
    const rows = await this.store.read.all<{ locale: Locale; path: string }>(
      'select locale, path from core_permalinks where kind = ? and target = ? and channel = ? and redirect is null',
      ...[kind, String(id), channel]
    )
    return Object.fromEntries(rows.map(({ locale, path }) => [locale, path]))
  }
}
