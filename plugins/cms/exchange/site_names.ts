import { contentIds, contentNames } from '#plugins/cms/exchange/content_names'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { groupNames, menuNames } from '#plugins/cms/exchange/few_names'
import type { RowNames } from '#core/lists/row_names'
import type { Statements } from '#core/database/statements'
import type { Called } from '#plugins/cms/exchange/places'
import type { LinkCodes } from '#core/links/link_codes'

/** Names of the rows of a table: a column, or the slug in the default language. */
const CODED: Record<string, string> = {
  'media': `select id, hash || '.' || format as name from core_media`,
  'cms.content_types': 'select id, code as name from cms_content_types',
  'platform.media_categories': 'select id, code as name from core_media_categories',
  'users.staff': 'select id, email as name from users_staff',
  'cms.categories': `select owner_id as id, slug as name from cms_category_translations where locale = '${DEFAULT_LOCALE}'`,
  'cms.tags': `select owner_id as id, slug as name from cms_tag_translations where locale = '${DEFAULT_LOCALE}'`,
}

/** Kinds of links whose things are rows of a list. */
const LINKED: Record<string, string> = {
  'link:cms.content': 'cms.contents',
  'link:cms.category': 'cms.categories',
  'link:cms.tag': 'cms.tags',
}

const ARCHIVES = 'link:cms.archive'

interface Parts {
  names: RowNames
  /** Codes of the things of other plugins, by kind of link. */
  codes: ReadonlyMap<string, LinkCodes>
  /** Codes of the content types. */
  types: ReadonlySet<string>
}

/** What the parts of a site are called in files, and which rows are called so here. */
export class SiteNames {
  readonly #byList: Map<string, LinkCodes>

  constructor(
    private readonly parts: Parts,
    private readonly db: Statements
  ) {
    this.#byList = new Map([...parts.codes.values()].flatMap((codes) => (codes.list ? [[codes.list, codes]] : [])))
  }

  /** The same in a transaction, which sees what it has written. */
  in(db: Statements): SiteNames {
    return new SiteNames(this.parts, db)
  }

  /** Names by id. What has none that another shop could know is absent. */
  async of(list: string, ids: readonly string[]): Promise<Map<string, string>> {
    const named = this.#list(list)
    if (named === ARCHIVES) return new Map(ids.map((id) => [id, id]))
    if (named === 'cms.contents') return contentNames(this.db, ids.map(Number))
    const few = await this.#few(named)
    if (few) return new Map([...few].filter(([id]) => ids.includes(id)))
    const sql = CODED[named]
    if (sql) {
      const numbers = ids.map(Number)
      const rows = await this.db.run<{ id: number; name: string }>(
        `select * from (${sql}) named where id in ${this.db.ids}`,
        numbers
      )
      return new Map(rows.map(({ id, name }) => [String(id), name]))
    }
    const codes = this.#codes(named)
    if (codes) return codes.of(ids)
    if (named.startsWith('link:')) return new Map()
    const found = await this.parts.names.of(named, ids.map(Number))
    return new Map([...found].flatMap(([id, name]) => (name.startsWith('#') ? [] : [[String(id), name]])))
  }

  /** Ids by name. What the shop does not have is absent. */
  async ids(list: string, names: readonly string[]): Promise<Map<string, Called>> {
    const named = this.#list(list)
    if (named === ARCHIVES)
      return new Map(names.filter((name) => this.parts.types.has(name)).map((name) => [name, name]))
    if (named === 'cms.contents') return contentIds(this.db, names)
    const few = await this.#few(named)
    if (few) {
      const found = [...few].map(([id, name]) => [name, Number(id)] as const)
      return new Map(found.filter(([name]) => names.includes(name)))
    }
    const sql = CODED[named]
    if (sql) {
      const rows = await this.db.run<{ id: number; name: string }>(
        `select * from (${sql}) named where name in ${this.db.texts} order by id desc`,
        names
      )
      return new Map(rows.map(({ id, name }) => [name, Number(id)]))
    }
    const codes = this.#codes(named)
    if (codes) return new Map([...(await codes.ids(names))].map(([name, id]) => [name, Number(id)]))
    if (named.startsWith('link:')) return new Map()
    const found = await this.parts.names.ids(named, names)
    return new Map([...found].flatMap(([name, [id, ...more]]) => (id && more.length === 0 ? [[name, id]] : [])))
  }

  /** Whether a list is a part of the site, and so may come later in the file. */
  isOfSite(list: string): boolean {
    const named = this.#list(list)
    return (
      ['cms.contents', 'cms.custom_fields', 'cms.menus', ARCHIVES].includes(named) ||
      (named in CODED && named !== 'users.staff')
    )
  }

  /** Names of lists that are short, all of them by id. */
  async #few(list: string): Promise<Map<string, string> | null> {
    if (list === 'cms.menus') return menuNames(this.db)
    return list === 'cms.custom_fields' ? groupNames(this.db) : null
  }

  #codes(list: string): LinkCodes | undefined {
    return this.parts.codes.get(list.replace(/^link:/, '')) ?? this.#byList.get(list)
  }

  #list(list: string): string {
    const linked = LINKED[list]
    if (linked) return linked
    return this.parts.types.has(list.replace(/^cms\./, '')) ? 'cms.contents' : list
  }
}
