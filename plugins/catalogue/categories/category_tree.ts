import { inject } from '@adonisjs/core'
import { LOCALES, type Locale } from '#core/i18n/locales'
import { Clock } from '#core/time/clock'
import { slugify } from '#core/text/slug'
import { Statements } from '#core/database/statements'
import { Addresses } from '#plugins/catalogue/permalinks/addresses'
import { cleanDescription } from '#core/rich_text/html_text'
import { changedLinks } from '#plugins/catalogue/links/description_links'
import { referDescriptions } from '#plugins/catalogue/links/refer_descriptions'
import { linkWrites } from '#core/links/links'
import { runWrites } from '#core/database/write_set'
import type { Transaction } from '#core/database/store'
import { permalinkKind } from '#plugins/catalogue/permalinks/address_kinds'

export type CategoryKind = 'category' | 'dish'

/** The rows of one of the two trees. */
export const categoriesOf = (kind: CategoryKind) => ({ table: 'catalogue_categories', where: `kind = '${kind}'` })

export const DISPLAY_MODES = ['products_and_description', 'products_only', 'description_only'] as const
export type DisplayMode = (typeof DISPLAY_MODES)[number]

export interface CategoryTexts {
  name: string
  slug: string
  description: string
  metaTitle: string
  metaDescription: string
}

/** A category to be added to its tree; texts of at least one language. */
export interface NewCategory {
  kind: CategoryKind
  parentId: number | null
  code: string
  status?: 'published' | 'draft'
  position?: number
  displayMode?: DisplayMode
  texts: Partial<Record<Locale, Partial<CategoryTexts>>>
}

/** The statements on the two trees: adding, moving, texts with their addresses, paths. */
@inject()
export class CategoryTree {
  constructor(
    private readonly addresses: Addresses,
    private readonly clock: Clock
  ) {}

  async add(trx: Transaction, category: NewCategory): Promise<number> {
    const db = new Statements(trx)
    const now = this.clock.iso()
    const { kind, parentId, code, status = 'published', position, displayMode } = category
    const [row] = await db.all<{ id: number }>(
      `insert into catalogue_categories
         (kind, parent_id, code, status, position, display_mode, created_at, updated_at)
       values (?, ?, ?, ?, coalesce(?, (select count(*) from catalogue_categories where kind = ?)), ?, ?, ?)
       returning id`,
      ...[kind, parentId, code, status, position ?? null, kind],
      ...[displayMode ?? DISPLAY_MODES[0], now, now]
    )
    const id = (row as { id: number }).id
    await db.all(
      `insert into catalogue_category_closure (ancestor_id, descendant_id, depth)
       select ancestor_id, cast(? as bigint), depth + 1 from catalogue_category_closure where descendant_id = ?
       union all select cast(? as bigint), cast(? as bigint), 0`,
      ...[id, parentId ?? 0, id, id]
    )
    await this.writeTexts(trx, id, kind, category.texts)
    return id
  }

  /** Writes texts over those that stand, with addresses for new slugs; then the paths below. */
  async writeTexts(
    trx: Transaction,
    id: number,
    kind: CategoryKind,
    texts: Partial<Record<Locale, Partial<CategoryTexts>>>
  ): Promise<void> {
    const db = new Statements(trx)
    const standing = await this.#texts(db, id)
    const next = new Map<Locale, CategoryTexts>()
    for (const locale of LOCALES) {
      const text = { ...blank(), ...standing.get(locale), ...texts[locale] }
      text.description = cleanDescription(text.description)
      next.set(locale, text)
    }
    await referDescriptions([{ before: Object.fromEntries(standing), after: Object.fromEntries(next) }])
    const named = [...next.values()].find(({ name }) => name !== '')?.name ?? ''
    const wishes = LOCALES.flatMap((locale) => {
      const text = next.get(locale) as CategoryTexts
      const slug = slugify(text.slug || text.name || named, String(id))
      return slug === standing.get(locale)?.slug ? [] : [{ id, locale, slug }]
    })
    for (const { locale, slug } of await this.addresses.claim(trx, kind, wishes)) {
      ;(next.get(locale) as CategoryTexts).slug = slug
    }
    await db.all(
      `insert into catalogue_category_translations
         (category_id, locale, kind, name, slug, url_path, description, meta_title, meta_description)
       select ?, r.locale, ?, r.name, r.slug, '', r.description, r.meta_title, r.meta_description
       from ${db.rows(TEXT_COLUMNS)} where true
       on conflict (category_id, locale) do update set name = excluded.name, slug = excluded.slug,
         description = excluded.description, meta_title = excluded.meta_title,
         meta_description = excluded.meta_description`,
      ...[id, kind, [...next].map(([locale, text]) => toRow(locale, text))]
    )
    const source = { kind: permalinkKind(kind), id }
    const links = changedLinks(source, Object.fromEntries(standing), Object.fromEntries(next))
    await runWrites(trx, linkWrites(db, links))
    await this.rebuildPaths(trx, id)
  }

  /** Hangs a category with everything below it under another one, or at the top. */
  async move(trx: Transaction, id: number, parentId: number | null): Promise<void> {
    const db = new Statements(trx)
    const below = 'select descendant_id from catalogue_category_closure where ancestor_id = ?'
    await db.all(
      `delete from catalogue_category_closure where descendant_id in (${below}) and ancestor_id not in (${below})`,
      ...[id, id]
    )
    await db.all(
      `insert into catalogue_category_closure (ancestor_id, descendant_id, depth)
       select above.ancestor_id, low.descendant_id, above.depth + low.depth + 1
       from catalogue_category_closure above cross join catalogue_category_closure low
       where above.descendant_id = ? and low.ancestor_id = ?`,
      ...[parentId ?? 0, id]
    )
    await db.all('update catalogue_categories set parent_id = ? where id = ?', parentId, id)
    await this.rebuildPaths(trx, id)
  }

  /** Writes the path of slugs of a category and of all below it. */
  async rebuildPaths(trx: Transaction, id: number): Promise<void> {
    const db = new Statements(trx)
    const slugs = db.sqlite
      ? `group_concat(t.slug, '/' order by chain.depth desc)`
      : `string_agg(t.slug, '/' order by chain.depth desc)`
    await db.all(
      `update catalogue_category_translations set url_path = (
         select ${slugs} from catalogue_category_closure chain
         join catalogue_category_translations t on t.category_id = chain.ancestor_id
           and t.locale = catalogue_category_translations.locale
         where chain.descendant_id = catalogue_category_translations.category_id)
       where category_id in (select descendant_id from catalogue_category_closure where ancestor_id = ?)`,
      id
    )
  }

  async #texts(db: Statements, id: number): Promise<Map<Locale, CategoryTexts>> {
    const rows = await db.all<CategoryTexts & { locale: Locale; meta_title: string; meta_description: string }>(
      `select locale, name, slug, description, meta_title, meta_description
       from catalogue_category_translations where category_id = ?`,
      id
    )
    return new Map(
      rows.map(({ locale, name, slug, description, meta_title: metaTitle, meta_description: metaDescription }) => [
        locale,
        { name, slug, description, metaTitle, metaDescription },
      ])
    )
  }
}

const TEXT_COLUMNS = {
  locale: 'text',
  name: 'text',
  slug: 'text',
  description: 'text',
  meta_title: 'text',
  meta_description: 'text',
} as const

function blank(): CategoryTexts {
  return { name: '', slug: '', description: '', metaTitle: '', metaDescription: '' }
}

function toRow(locale: Locale, { metaTitle, metaDescription, ...text }: CategoryTexts) {
  return { locale, ...text, meta_title: metaTitle, meta_description: metaDescription }
}
