import app from '@adonisjs/core/services/app'
import { BlockCatalogue } from '#core/rich_text/block_catalogue'
import { PluginRegistry } from '#core/plugin/registry'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { RowNames } from '#core/lists/row_names'
import { SiteNames } from '#plugins/cms/exchange/site_names'
import { SiteReader } from '#plugins/cms/exchange/site_reader'
import { Statements } from '#core/database/statements'
import { fromStore, inTransaction } from '#core/database/run_rows'
import type { Block } from '#core/rich_text/block'
import type { LinkCodes } from '#core/links/link_codes'
import type { Store, Transaction } from '#core/database/store'

/** The site with what files call its parts. */
export interface OpenSite {
  catalogue: ResourceCatalogue
  blocks: ReadonlyMap<string, Block>
  names: SiteNames
  reader: SiteReader
  /** The same in a transaction, which sees what it has written. */
  in(trx: Transaction): Pick<OpenSite, 'names' | 'reader'>
}

/** `types`: codes of the content types, which may grow meanwhile. */
export async function openSite(store: Store, types?: ReadonlySet<string>): Promise<OpenSite> {
  const catalogue = await app.container.make(ResourceCatalogue)
  const blocks = await (await app.container.make(BlockCatalogue)).all()
  const known = types ?? new Set(await codesOfTypes(store))
  const names = new SiteNames(
    { names: await app.container.make(RowNames), codes: await linkCodes(), types: known },
    store.read
  )
  const reader = new SiteReader({ catalogue, blocks, names, db: store.read, run: fromStore(store) })
  return {
    catalogue,
    blocks,
    names,
    reader,
    in(trx) {
      const db = new Statements(trx)
      const inside = names.in(db)
      return {
        names: inside,
        reader: new SiteReader({ catalogue, blocks, names: inside, db, run: inTransaction(trx) }),
      }
    },
  }
}

export async function codesOfTypes(store: Store): Promise<string[]> {
  const rows = await store.reader.all<{ code: string }>('select code from cms_content_types')
  return rows.map(({ code }) => code)
}

async function linkCodes(): Promise<Map<string, LinkCodes>> {
  const targets = (await app.container.make(PluginRegistry)).contributions('core.link_targets')
  const loaded = await Promise.all(targets.map(async ({ name, load }) => [name, (await load()).codes] as const))
  return new Map(loaded.flatMap(([name, codes]) => (codes ? [[name, codes] as const] : [])))
}
