import { readReference } from '#core/rich_text/href'
import { textIn, type StoredMenu } from '#plugins/cms/menus/read_menus'
import type { ItemRow } from '#plugins/cms/menus/item'
import type { Locale } from '#core/i18n/locales'
import type { ShownItem, ShownMenu, ShownMenus } from '#plugins/cms/menus/shown_menu'
import type { Target } from '#plugins/cms/menus/read_targets'

/** The menus of each place, without what visitors cannot open. */
export function buildMenus(
  menus: readonly StoredMenu[],
  targets: ReadonlyMap<string, Target>,
  locale: Locale
): ShownMenus {
  const shown = (menu: StoredMenu): ShownMenu => ({
    title: textIn(menu.title, locale),
    items: new ItemTree(menu.items, targets, locale).below(null),
  })
  const at = (place: StoredMenu['place']) => menus.filter((menu) => menu.place === place)
  const best = (place: StoredMenu['place']) => {
    const [menu] = at(place).sort((one, other) => precision(other) - precision(one))
    return menu ? shown(menu) : null
  }
  const footer = at('footer').map(shown)
  return { header: best('header'), bar: best('bar'), footer: footer.length > 0 ? footer : null }
}

/** A menu of the channel is more precise than one of the language. */
const precision = ({ channel, locale }: StoredMenu) => (channel ? 2 : 0) + (locale ? 1 : 0)

class ItemTree {
  readonly #children = new Map<number | null, ItemRow[]>()

  constructor(
    items: readonly ItemRow[],
    private readonly targets: ReadonlyMap<string, Target>,
    private readonly locale: Locale
  ) {
    for (const item of items) {
      const siblings = this.#children.get(item.parentId) ?? []
      siblings.push(item)
      this.#children.set(item.parentId, siblings)
    }
  }

  /** What is shown below an item. What hangs below a hidden item takes its place. */
  below(id: number | null): ShownItem[] {
    return (this.#children.get(id) ?? []).flatMap((item) => this.#shown(item) ?? this.below(item.id))
  }

  /** Null: visitors do not see it. */
  #shown(item: ItemRow): ShownItem[] | null {
    const { id, kind, isNewWindow } = item
    const own = textIn(item.title, this.locale)
    const entry = { id, kind, isNewWindow }
    if (kind === 'link') {
      const href = item.target ?? ''
      const target = this.targets.get(href)
      if (!target && readReference(href)) return null
      // A title in another language is no better than that of the target in this one.
      const title = item.title[this.locale] || target?.title || own
      return [{ ...entry, title, href: target?.href ?? href, items: this.below(id) }]
    }
    const items = this.below(id)
    return kind === 'heading' && items.length === 0 ? null : [{ ...entry, title: own, href: null, items }]
  }
}
