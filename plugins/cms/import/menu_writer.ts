import { CONTENT_KIND } from '#plugins/cms/content/content_addresses'
import { CATEGORY_KIND, TAG_KIND } from '#plugins/cms/terms/term_addresses'
import { DEEPEST, MOST_ITEMS } from '#plugins/cms/menus/limits'
import { DomainError } from '#core/errors/domain_error'
import { Statements } from '#core/database/statements'
import { hrefKind, writeReference } from '#core/rich_text/href'
import { linkKey } from '#plugins/cms/import/wordpress_record'
import { note } from '#plugins/cms/import/notes'
import { queryRows } from '#core/database/query_rows'
import { refusedRow, type ImportProblem } from '#core/import/problem'
import { withDefaults } from '#core/resources/given_values'
import type { Kinds } from '#core/fields/field_kind'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import type { MadeResource } from '#core/resources/resource_catalogue'
import type { OldItem, OldMenu, OldSite } from '#plugins/cms/import/old_record'
import type { Store, Transaction } from '#core/database/store'
import type { TermWriter } from '#plugins/cms/import/term_writer'
import type { WriteResource } from '#core/resources/write_resource'
import type { Writer } from '#core/resources/writer'

interface Parts {
  store: Store
  menus: MadeResource
  items: MadeResource
  kinds: Kinds
  write: Pick<WriteResource, 'createIn'>
  writer: Writer
  terms: TermWriter
  locale: Locale
  site: OldSite
  /** Beginning of the keys of this site: `wxr:example.org:`. */
  prefix: string
}

/** What an entry becomes. */
interface Entry {
  kind: 'link' | 'heading'
  target?: string
  title: Record<string, string>
}

/** Menus of this name stand at the foot of the page. */
const AT_FOOT = /foot|pied|bas\b|legal|mentions/i

/** Writes the menus of a file that the site does not have yet, after the contents that they lead to. */
export class MenuWriter {
  constructor(private readonly parts: Parts) {}

  async execute(): Promise<ImportProblem[]> {
    const { site, store, writer, prefix } = this.parts
    const notes: ImportProblem[] = []
    for (const menu of site.menus.values()) {
      if (menu.items.length === 0) continue
      if (!writer.may('cms.menus.update')) {
        notes.push(note('menu_forbidden', null, { menu: menu.name }))
        continue
      }
      const origin = `${prefix}menu:${menu.slug}`.slice(0, 255)
      try {
        notes.push(...(await store.transaction((trx) => this.#write(trx, menu, origin))))
      } catch (error) {
        if (!(error instanceof DomainError)) throw error
        notes.push(refusedRow(null, error, null))
      }
    }
    return notes
  }

  async #write(trx: Transaction, menu: OldMenu, origin: string): Promise<ImportProblem[]> {
    const { menus, kinds, write, writer } = this.parts
    const [known] = await new Statements(trx).all('select id from cms_menus where origin = ?', origin)
    if (known) return []
    const title = this.#written(menu.name.slice(0, 60))
    const place = await placeOf(trx, menu)
    const input = withDefaults(menus.resource, kinds, { title, place })
    const { id } = await write.createIn(trx, menus, input, writer)
    await queryRows(trx, 'update cms_menus set origin = ? where id = ?', [origin, id])
    const notes: ImportProblem[] = []
    const children = Map.groupBy(menu.items, ({ above }) => above)
    const keys = new Set(menu.items.map(({ key }) => key))
    // An entry below one that is not in the file stands at the top.
    const top = menu.items.filter(({ above }) => !keys.has(above))
    const written = { count: 0 }
    await this.#level(trx, top, { menu, menuId: id, parentId: null, depth: 1, children, notes, written })
    return [note('menu', null, { menu: menu.name, count: written.count }), ...notes]
  }

  async #level(
    trx: Transaction,
    items: readonly OldItem[],
    place: {
      menu: OldMenu
      menuId: number
      parentId: number | null
      depth: number
      children: ReadonlyMap<string, OldItem[]>
      notes: ImportProblem[]
      written: { count: number }
    }
  ): Promise<void> {
    const { menu, menuId, parentId, depth, children, notes, written } = place
    const { items: made, kinds, write, writer } = this.parts
    for (const item of items.toSorted((one, other) => one.order - other.order)) {
      const below = children.get(item.key) ?? []
      const found = await this.#entry(trx, item)
      const title = item.title.slice(0, 120)
      if (!found) notes.push(note('menu_target', null, { menu: menu.name, title: title || item.url || item.objectId }))
      const heading: Entry | null = below.length > 0 && title ? { kind: 'heading', title: this.#written(title) } : null
      const entry = found ?? heading
      let under = parentId
      if (entry && written.count < MOST_ITEMS) {
        const input = { ...entry, menuId, parentId, isNewWindow: item.isNewWindow }
        const row = await write.createIn(trx, made, withDefaults(made.resource, kinds, input), writer)
        written.count += 1
        // What is deeper than a menu may be stands beside it.
        if (depth < DEEPEST) under = row.id
      }
      await this.#level(trx, below, { ...place, parentId: under, depth: under === parentId ? depth : depth + 1 })
    }
  }

  /** An entry without a title has that of what it leads to. Null: it leads to nothing that the site has. */
  async #entry(trx: Transaction, { kind, title, url, objectId, object }: OldItem): Promise<Entry | null> {
    const own = this.#written(title.slice(0, 120))
    if (kind === 'custom' && (url === '' || url === '#')) return title ? { kind: 'heading', title: own } : null
    const target = await this.#target(trx, { kind, url, objectId, object })
    return target === null ? null : { kind: 'link', target, title: own }
  }

  async #target(trx: Transaction, item: Pick<OldItem, 'kind' | 'url' | 'objectId' | 'object'>): Promise<string | null> {
    const { site, prefix, terms } = this.parts
    if (item.kind === 'post_type') return contentOf(trx, `${prefix}${item.objectId}`)
    if (item.kind === 'taxonomy') {
      const term = site.terms.get(item.objectId)
      if (!term) return null
      const [id] = term.isTag ? await terms.tags(trx, [term]) : await terms.categories(trx, [term])
      return id === undefined ? null : writeReference({ kind: term.isTag ? TAG_KIND : CATEGORY_KIND, id: String(id) })
    }
    if (item.kind !== 'custom') return null
    const origin = site.links.get(linkKey(item.url))
    const reference = origin === undefined ? null : await contentOf(trx, origin)
    return reference ?? (hrefKind(item.url) === null ? null : item.url)
  }

  #written(text: string): Record<string, string> {
    return text === '' ? {} : { [DEFAULT_LOCALE]: text, [this.parts.locale]: text }
  }
}

async function contentOf(trx: Transaction, origin: string): Promise<string | null> {
  const [row] = await new Statements(trx).all<{ id: number }>('select id from cms_contents where origin = ?', origin)
  return row ? writeReference({ kind: CONTENT_KIND, id: String(row.id) }) : null
}

/** A file does not say where its menus stand: the first one is the header where the shop has none, others are the footer. */
async function placeOf(trx: Transaction, { name, slug }: OldMenu): Promise<'header' | 'footer'> {
  if (AT_FOOT.test(`${name} ${slug}`)) return 'footer'
  const [header] = await new Statements(trx).all("select id from cms_menus where place = 'header'")
  return header ? 'footer' : 'header'
}
