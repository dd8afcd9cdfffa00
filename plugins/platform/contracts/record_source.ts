import type { Locale } from '#core/i18n/locales'
import type { Label } from '#core/i18n/label'

/** The input of the palette. */
export interface RecordQuery {
  q: string
  locale: Locale
  channel: string
  limit: number
}

/** A record as the palette shows it. */
export interface FoundRecord {
  name: string
  /** A second line: number, email, SKU. */
  caption: string | null
  /** Id of the screen that shows it, with the parameters of its address. */
  screen: string
  params: Record<string, string | number>
}

/** One kind of records that the palette finds. */
export interface RecordSource {
  /** Label of the kind: « Clients ». */
  label: Label
  /** Who lacks it finds none of them. */
  permission: string
  find(query: RecordQuery): Promise<FoundRecord[]>
}
