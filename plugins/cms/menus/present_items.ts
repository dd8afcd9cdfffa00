import app from '@adonisjs/core/services/app'
import { ChannelPort } from '#core/context/shop_context'
import { LinkedPageKinds } from '#core/links/linked_pages'
import { Store } from '#core/database/store'
import { readReference } from '#core/rich_text/href'
import { readTargets } from '#plugins/cms/menus/read_targets'
import type { ItemKind } from '#plugins/cms/menus/item'
import type { Label } from '#core/i18n/label'
import type { ListRow } from '#core/lists/list_value'
import type { Locale } from '#core/i18n/locales'

/** What the shop calls the entries that it fills in. */
const AUTOMATIC: Partial<Record<ItemKind, Label>> = {
  departments: { fr_FR: 'Rayons de la boutique', en_GB: 'Departments of the shop' },
  plugins: { fr_FR: 'Autres pages de la boutique', en_GB: 'Other pages of the shop' },
}

interface Stored {
  id: number
  kind: ItemKind
  target: string | null
}

/** Calls items as visitors see them, and marks those that they do not see. */
export async function presentItems(rows: ListRow[], locale: Locale): Promise<ListRow[]> {
  const items = await storedOf(rows)
  const hrefs = [...items.values()].flatMap(({ target }) => target ?? [])
  const [store, kinds, channels] = await Promise.all([
    app.container.make(Store),
    app.container.make(LinkedPageKinds),
    app.container.make(ChannelPort),
  ])
  // All channels have the same pages.
  const channel = channels.all()[0]?.code ?? ''
  const { targets } = await readTargets(store.read, await kinds.all(), hrefs, { channel, locale })
  return rows.map((row) => {
    const { kind = 'link', target = null } = items.get(row.id) ?? {}
    const shown = target === null ? undefined : targets.get(target)
    const title = row.title || AUTOMATIC[kind]?.[locale] || shown?.title || target || String(row.id)
    if (!('target' in row)) return { ...row, title }
    const isHidden = target !== null && readReference(target) !== null && !shown
    return { ...row, title, target: shown?.href ?? target, state: isHidden ? 'hidden' : null }
  })
}

/** Kinds and targets of the rows: those of the list, else read. */
async function storedOf(rows: readonly ListRow[]): Promise<Map<number, Stored>> {
  if (rows.every((row) => 'kind' in row && 'target' in row)) {
    return new Map(rows.map((row) => [row.id, row as unknown as Stored]))
  }
  const { read } = await app.container.make(Store)
  const ids = rows.map(({ id }) => id)
  const found = await read.all<Stored>(`select id, kind, target from cms_menu_items where id in ${read.ids}`, ids)
  return new Map(found.map(({ id, kind, target }) => [Number(id), { id: Number(id), kind, target }]))
}
