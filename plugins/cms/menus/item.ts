import type { Locale } from '#core/i18n/locales'

export type ItemKind = 'link' | 'heading' | 'departments' | 'plugins'

/** A row of `cms.menu_items`. */
export interface ItemRow {
  id: number
  menuId: number
  parentId: number | null
  kind: ItemKind
  /** A reference or an address, of a link. */
  target: string | null
  title: Record<Locale, string | null>
  isNewWindow: boolean
}
