import type { Label } from '#core/i18n/label'
import type { Locale } from '#core/i18n/locales'
import type { Origin } from '#core/audit/origin'
import type { Transaction } from '#core/database/store'

/** What the addresses of one kind of pages look like. */
export interface PermalinkPattern {
  /** `catalogue.product`, `cms.recettes`: begins with the name of its plugin. */
  key: string
  label: Label
  /** `/boutique/{slug}` by language, below base path and locale prefix. */
  patterns: Record<Locale, string>
  /** Names that may stand in its braces, beside `slug`. */
  parts: readonly string[]
}

/** Forms of another pattern; a language that is left out keeps its own. */
export interface PatternChange {
  key: string
  patterns: Partial<Record<Locale, string>>
}

/** Kinds of pages whose addresses staff may form. */
export interface PermalinkPatternSource {
  /** Permissions to see the patterns and to change them. */
  permissions: { see: string; change: string }
  list(): Promise<PermalinkPattern[]>
  /** Moves every address of a kind of `list` to its new form; the old ones lead there. A refusal names the language as its field. */
  change(trx: Transaction, change: PatternChange, origin: Origin): Promise<void>
}
