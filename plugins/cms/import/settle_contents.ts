import { DomainError } from '#core/errors/domain_error'
import { CONTENT_KIND } from '#plugins/cms/content/content_addresses'
import { findRows, type Row } from '#core/resources/resource_rows'
import { inTransaction } from '#core/database/run_rows'
import { linkKey } from '#plugins/cms/import/wordpress_record'
import { nodesIn } from '#core/rich_text/walk'
import { queryRows } from '#core/database/query_rows'
import { readJson } from '#core/database/statements'
import { redirectOld } from '#plugins/cms/import/redirect_old'
import { writeReference } from '#core/rich_text/href'
import type { ImportProblem } from '#core/import/problem'
import type { Kinds } from '#core/fields/field_kind'
import type { MadeResource } from '#core/resources/resource_catalogue'
import type { RichText } from '#core/rich_text/document'
import type { Store, Transaction } from '#core/database/store'
import type { WriteResource } from '#core/resources/write_resource'
import type { Writer } from '#core/resources/writer'

interface Parts {
  store: Store
  kinds: Kinds
  write: Pick<WriteResource, 'updateIn'>
  writer: Writer
  /** Resources of content types by code. */
  types: ReadonlyMap<string, { made: MadeResource }>
  /** Beginning of the keys of this site: `wxr:example.org:`. */
  prefix: string
  /** Key by address on the old site, as `linkKey` writes it. */
  links: ReadonlyMap<string, string>
}

interface Unsettled {
  id: number | string
  type: string
  data: unknown
}

/**
 * The second pass of an import: contents come below those that they hung below, which may stand later in the file, and links
 * to pages of the old site become references. What an interrupted run left is done too.
 */
export class SettleContents {
  constructor(private readonly parts: Parts) {}

  /** Returns what could not be settled. */
  async execute(): Promise<ImportProblem[]> {
    const { store, prefix } = this.parts
    const waiting = await store.reader.all<Unsettled>(
      `select c.id, c.type, i.data from cms_imported_contents i join cms_contents c on c.id = i.content_id
       where not i.is_settled and c.origin like ? escape '!' order by c.id`,
      [`${prefix.replaceAll(/[!%_]/g, '!$&')}%`]
    )
    if (waiting.length === 0) return []
    const ids = await this.#idsByOrigin()
    for (const one of waiting) await store.transaction((trx) => this.#settle(trx, one, ids))
    // Pages have their addresses when they stand where they belong.
    const notes: ImportProblem[] = []
    for (const { id, data } of waiting) {
      const { link = '' } = readJson<{ link?: string }>(data)
      const found = await store.transaction((trx) => redirectOld(trx, Number(id), link))
      if (found) notes.push(found)
    }
    return notes
  }

  async #idsByOrigin(): Promise<Map<string, number>> {
    const { store, prefix } = this.parts
    const rows = await store.reader.all<{ id: number | string; origin: string }>(
      "select id, origin from cms_contents where origin like ? escape '!'",
      [`${prefix.replaceAll(/[!%_]/g, '!$&')}%`]
    )
    return new Map(rows.map(({ id, origin }) => [origin, Number(id)]))
  }

  async #settle(trx: Transaction, { id, type, data }: Unsettled, ids: ReadonlyMap<string, number>): Promise<void> {
    const { types, kinds, write, writer } = this.parts
    const made = types.get(type)?.made
    const [row] = made ? await findRows(made.resource, { kinds, run: inTransaction(trx) }, [Number(id)]) : []
    if (made && row) {
      const { parent = null } = readJson<{ parent?: string | null }>(data)
      const parentId = parent === null ? null : (ids.get(parent) ?? null)
      const isMoved = 'parentId' in row && parentId !== null && row.parentId !== parentId && parentId !== row.id
      const body = this.#referring(row, ids)
      const changes = { ...(isMoved ? { parentId } : {}), ...(body ? { body } : {}) }
      if (Object.keys(changes).length > 0) {
        await write.updateIn(trx, made, row.id, changes, writer).catch((error: unknown) => {
          // A circle of parents, or an address that something else has: the content stays where it is.
          if (!(error instanceof DomainError)) throw error
        })
      }
    }
    await queryRows(
      trx,
      `update cms_imported_contents set is_settled = ?, version = (select version from cms_contents where id = ?)
       where content_id = ?`,
      [true, Number(id), Number(id)]
    )
  }

  /** The texts with references in place of addresses of the old site; null: they have none. */
  #referring(row: Row, ids: ReadonlyMap<string, number>): Record<string, RichText | null> | null {
    let isChanged = false
    const texts = structuredClone(row.body ?? {}) as Record<string, RichText | null>
    for (const text of Object.values(texts)) {
      for (const { marks = [] } of nodesIn(text?.content ?? [])) {
        for (const { attrs } of marks) {
          const reference = attrs && this.#referenceOf(attrs.href, ids)
          if (!reference) continue
          attrs.href = reference
          isChanged = true
        }
      }
    }
    return isChanged ? texts : null
  }

  #referenceOf(href: string, ids: ReadonlyMap<string, number>): string | null {
    if (!/^https?:/i.test(href)) return null
    const id = ids.get(this.parts.links.get(linkKey(href)) ?? '')
    const [, anchor = ''] = /(#[^\s#]{1,200})$/.exec(href) ?? []
    return id === undefined ? null : writeReference({ kind: CONTENT_KIND, id: String(id), anchor })
  }
}
