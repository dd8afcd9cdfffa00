import type { Origin } from '#core/audit/origin'
import type { Label } from '#core/i18n/label'
import type { LinkCodes } from '#core/links/link_codes'
import type { Locale } from '#core/i18n/locales'
import type { Transaction } from '#core/database/store'

/** Something of the shop as people know it. */
export interface LinkedRecord {
  id: string
  title: string
  /** A second line: an SKU, a path, a date; null: none. */
  caption: string | null
  /** The screen on which staff change it, with the parameters of its address; null: there is none. */
  edit: { screen: string; params: Record<string, string | number> } | null
}

/** A kind of things that links may lead to. It is contributed to `core.link_targets` by its permalink kind. */
export interface LinkTargetKind {
  /** One of them: « Produit ». */
  label: Label
  /** Who lacks it cannot choose from them, and sees no titles. */
  permission: string
  /** The things that the words of `q` find, the nearest first; without words the latest. */
  find(query: { q: string; locale: Locale; limit: number }): Promise<LinkedRecord[]>
  /** Those of these ids that exist, in any order. */
  titles(ids: readonly string[], locale: Locale): Promise<LinkedRecord[]>
  /** What its things are called in files that another shop imports. Without it such files have no links to them. */
  codes?: LinkCodes
}

/** A change of the links of one thing. */
export interface LinkChange {
  /** Address or reference as written. */
  from: string
  /** Address or reference in its place; null: the link goes and its text stays. */
  to: string | null
}

/** A kind of things in which links stand. It is contributed to `core.link_holders` by the kind of its `core_links`. */
export interface LinkHolder {
  /** One of them: « Menu ». */
  label: Label
  /** Who lacks it sees no titles of them. */
  permission: string
  titles(ids: readonly string[], locale: Locale): Promise<LinkedRecord[]>
  /**
   * Changes every link of one thing that leads to `from`, and records its links again. It runs in the transaction of the
   * change. False: it has no such link any more.
   */
  replace(trx: Transaction, id: string, change: LinkChange, origin: Origin): Promise<boolean>
}
