import { LOCALES } from '#core/i18n/locales'
import { readJson, type Statements } from '#core/database/statements'
import type { ItemRow } from '#plugins/cms/menus/item'
import type { LinkPlace } from '#core/links/resolve_links'
import type { Locale } from '#core/i18n/locales'

/** A menu with its items, siblings in their order. */
export interface StoredMenu {
  id: number
  place: 'header' | 'footer' | 'bar'
  title: Texts
  locale: string | null
  channel: string | null
  items: ItemRow[]
}

export type Texts = Record<Locale, string | null>

interface Row {
  id: number
  place: StoredMenu['place']
  locale: string | null
  channel: string | null
  menu_title: unknown
  item_id: number | null
  parent_id: number | null
  kind: ItemRow['kind']
  target: string | null
  title: unknown
  is_new_window: boolean | number
}

const MENUS = `select m.id, m.place, m.locale, m.channel, m.title as menu_title,
    i.id as item_id, i.parent_id, i.kind, i.target, i.title, i.is_new_window
  from cms_menus m left join cms_menu_items i on i.menu_id = m.id
  where (m.locale is null or m.locale = ?) and (m.channel is null or m.channel = ?)
  order by m.position, m.id, i.position, i.id`

/** The menus that may be shown in a channel and language, in their order. One query. */
export async function readMenus(read: Statements, { channel, locale }: LinkPlace): Promise<StoredMenu[]> {
  const menus = new Map<number, StoredMenu>()
  for (const row of await read.all<Row>(MENUS, locale, channel)) {
    const id = Number(row.id)
    const { place, locale: only, channel: shop } = row
    const menu = menus.get(id) ?? { id, place, title: textsOf(row.menu_title), locale: only, channel: shop, items: [] }
    menus.set(id, menu)
    if (row.item_id === null) continue
    menu.items.push({
      id: Number(row.item_id),
      menuId: id,
      parentId: row.parent_id === null ? null : Number(row.parent_id),
      kind: row.kind,
      target: row.target,
      title: textsOf(row.title),
      isNewWindow: Boolean(row.is_new_window),
    })
  }
  return [...menus.values()]
}

/** The text of a language; else that of the first language that has one; else empty. */
export function textIn(texts: Texts, locale: Locale): string {
  return texts[locale] || LOCALES.map((other) => texts[other]).find(Boolean) || ''
}

const textsOf = (stored: unknown) => readJson<Texts>(stored)
