import app from '@adonisjs/core/services/app'
import { LOCALES } from '#core/i18n/locales'
import { Links } from '#core/links/links'
import { Lists } from '#core/lists/lists'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Statements } from '#core/database/statements'
import { Store, type Transaction } from '#core/database/store'
import { WriteResource } from '#core/resources/write_resource'
import { readReference } from '#core/rich_text/href'
import { systemWriter } from '#core/resources/writer'
import type { FoundLink } from '#core/links/link'
import type { ItemRow } from '#plugins/cms/menus/item'
import type { LinkHolder } from '#core/links/link_kinds'

const KIND = 'cms.menu_item'

/** Records what an item leads to. */
export async function recordLink(trx: Transaction, { id, target, title }: ItemRow): Promise<void> {
  const text = LOCALES.map((locale) => title[locale]).find(Boolean) ?? ''
  const links = await app.container.make(Links)
  await links.replace(trx, { kind: KIND, id }, target ? [foundLink(target, text)] : [])
}

/** Forgets what deleted items led to. */
export async function forgetLinks(trx: Transaction, ids: readonly number[]): Promise<void> {
  const links = await app.container.make(Links)
  await links.remove(trx, KIND, ids)
}

/** The same of all items of a menu. */
export async function forgetLinksOf(trx: Transaction, menu: number): Promise<void> {
  const sql = 'select id from cms_menu_items where menu_id = ?'
  const rows = await new Statements(trx).all<{ id: number }>(sql, menu)
  await forgetLinks(
    trx,
    rows.map(({ id }) => Number(id))
  )
}

function foundLink(href: string, text: string): FoundLink {
  const reference = readReference(href)
  const link = { place: 'target', text }
  return reference ? { ...link, target: { kind: reference.kind, id: reference.id } } : { ...link, url: href }
}

/** Links that stand in menus. */
const itemLinks: LinkHolder = {
  label: { fr_FR: 'Menu', en_GB: 'Menu' },
  permission: 'cms.menus.list',
  async titles(ids, locale) {
    const lists = await app.container.make(Lists)
    const names = await lists.names('cms.menu_items', ids.map(Number), locale)
    const { read } = await app.container.make(Store)
    const rows = await read.all<{ id: number; menu_id: number }>(
      `select id, menu_id from cms_menu_items where id in ${read.ids}`,
      [...names.keys()]
    )
    const menus = new Map(rows.map((row) => [Number(row.id), Number(row.menu_id)]))
    return [...names].map(([id, title]) => ({
      id: String(id),
      title,
      caption: null,
      edit: { screen: 'cms.admin.menus.form', params: { id: menus.get(id) ?? 0 } },
    }))
  },
  async replace(trx, id, { from, to }, origin) {
    const sql = 'select id, target, version from cms_menu_items where id = ?'
    const [found] = await new Statements(trx).all<{ id: number; target: string | null; version: number }>(
      sql,
      Number(id)
    )
    if (found?.target !== from) return false
    const row = { id: Number(found.id), version: Number(found.version) }
    const resources = await app.container.make(ResourceCatalogue)
    const write = await app.container.make(WriteResource)
    const made = resources.find('cms.menu_items') as MadeResource
    const writer = systemWriter(origin)
    // A link with others below it is not removed: the refusal says so.
    if (to === null) await write.removeIn(trx, made, { ...row, isConfirmed: false }, writer)
    else await write.updateIn(trx, made, row.id, { target: to, version: row.version }, writer)
    return true
  },
}

export default itemLinks
