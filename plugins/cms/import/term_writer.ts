import { Statements } from '#core/database/statements'
import { slugify } from '#core/text/slug'
import { withDefaults } from '#core/resources/given_values'
import type { Kinds } from '#core/fields/field_kind'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import type { MadeResource } from '#core/resources/resource_catalogue'
import type { OldSite, OldTerm } from '#plugins/cms/import/old_record'
import type { Transaction } from '#core/database/store'
import type { WriteResource } from '#core/resources/write_resource'
import type { Writer } from '#core/resources/writer'

interface Parts {
  categories: MadeResource
  tags: MadeResource
  kinds: Kinds
  write: Pick<WriteResource, 'createIn'>
  writer: Writer
  locale: Locale
  site: OldSite
}

/** Circles among the categories of a file end here. */
const DEEPEST = 4

/** Finds categories and tags by their slugs, and creates what the site lacks. */
export class TermWriter {
  constructor(private readonly parts: Parts) {}

  async categories(trx: Transaction, terms: readonly OldTerm[]): Promise<number[]> {
    const ids: number[] = []
    for (const term of terms) ids.push(await this.#category(trx, term, 1))
    return [...new Set(ids)]
  }

  async tags(trx: Transaction, terms: readonly OldTerm[]): Promise<number[]> {
    const ids: number[] = []
    for (const term of terms) ids.push(await this.#term(trx, 'tags', term, {}))
    return [...new Set(ids)]
  }

  /** A category below those that it has in the file. */
  async #category(trx: Transaction, term: OldTerm, depth: number): Promise<number> {
    const known = this.parts.site.categories.get(term.slug)
    const above = known && depth < DEEPEST ? this.parts.site.categories.get(known.parent) : undefined
    const parentId = above ? await this.#category(trx, above, depth + 1) : null
    const description = known?.description ? { [this.parts.locale]: known.description.slice(0, 2000) } : {}
    return this.#term(
      trx,
      'categories',
      { ...term, name: term.name || known?.name || term.slug },
      { parentId, description }
    )
  }

  async #term(
    trx: Transaction,
    kind: 'categories' | 'tags',
    { name, slug: given }: OldTerm,
    more: Record<string, unknown>
  ): Promise<number> {
    const { locale, write, writer, kinds } = this.parts
    const made = this.parts[kind]
    const slug = slugify(given || name, kind)
    const table = kind === 'categories' ? 'cms_category_translations' : 'cms_tag_translations'
    const sql = `select owner_id as id from ${table} where locale = ? and slug = ? order by owner_id limit 1`
    const [found] = await new Statements(trx).all<{ id: number }>(sql, locale, slug)
    if (found) return Number(found.id)
    const written = (text: string) => ({ [DEFAULT_LOCALE]: text, [locale]: text })
    const input = { ...more, name: written((name || slug).slice(0, 120)), slug: written(slug) }
    const row = await write.createIn(trx, made, withDefaults(made.resource, kinds, input), writer)
    return row.id
  }
}
