import type { ItemKind } from '#plugins/cms/menus/item'

/** An entry of a menu as visitors see it. */
export interface ShownItem {
  id: number
  /** `departments` and `plugins`: the shop puts its departments, or the pages of its plugins, in its place. */
  kind: ItemKind
  /** Empty: the shop calls it as the page itself is called, or by its address. */
  title: string
  /** An address, or a path below base path and locale prefix; null: it leads nowhere. */
  href: string | null
  isNewWindow: boolean
  items: ShownItem[]
}

/** A menu as visitors see it. */
export interface ShownMenu {
  title: string
  items: ShownItem[]
}

/** The menus of a channel and language. Null: the shop has none at this place. */
export interface ShownMenus {
  header: ShownMenu | null
  footer: ShownMenu[] | null
  bar: ShownMenu | null
}
