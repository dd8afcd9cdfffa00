import app from '@adonisjs/core/services/app'
import { ChannelPort } from '#core/context/shop_context'
import { PluginRegistry } from '#core/plugin/registry'
import { ReadTargets, idsByKind, referencesIn } from '#plugins/cms/menus/read_targets'
import { Store } from '#core/database/store'
import { linkedKey } from '#core/links/link'
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
  const [targets, channels] = await Promise.all([app.container.make(ReadTargets), app.container.make(ChannelPort)])
  // All channels have the same pages.
  const channel = channels.all()[0]?.code ?? ''
  const { shown } = await targets.execute(hrefs, { channel, locale })
  const hidden = await hiddenTitles(
    hrefs.filter((href) => !shown.has(href)),
    locale
  )
  return rows.map((row) => {
    const { kind = 'link', target } = items.get(row.id) ?? {}
    const href = target ?? ''
    const page = shown.get(href)
    const name = page?.title || hidden.get(href) || target
    const title = row.title || AUTOMATIC[kind]?.[locale] || name || String(row.id)
    if (!('target' in row)) return { ...row, title }
    const state = hidden.has(href) ? (hidden.get(href) ? 'hidden' : 'gone') : null
    return { ...row, title, target: page?.href ?? (state ? null : (target ?? null)), state }
  })
}

/** Titles of what visitors cannot open, by the reference as written; empty where it is gone. One query a kind. */
async function hiddenTitles(hrefs: readonly string[], locale: Locale): Promise<Map<string, string>> {
  const references = referencesIn(hrefs)
  const registry = await app.container.make(PluginRegistry)
  const kinds = new Map(registry.contributions('core.link_targets').map(({ name, load }) => [name, load]))
  const titles = new Map<string, string>()
  for (const [kind, ids] of idsByKind([...references.values()])) {
    const named = await kinds.get(kind)?.()
    for (const { id, title } of (await named?.titles([...ids], locale)) ?? [])
      titles.set(linkedKey({ kind, id }), title)
  }
  return new Map([...references].map(([href, reference]) => [href, titles.get(linkedKey(reference)) ?? '']))
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
