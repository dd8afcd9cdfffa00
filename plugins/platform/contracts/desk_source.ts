import type { Label } from '#core/i18n/label'
import type { Locale } from '#core/i18n/locales'
import type { MoneyData } from '#core/money/money'
import type { Person } from '#core/identity/person'
import type { Reader } from '#core/database/reader'
import type { TimelineIcon } from '#plugins/platform/contracts/timeline_source'

export interface DeskQuery {
  person: Person
  locale: Locale
  /** ISO instant. */
  now: string
  /** Most items that are shown. */
  limit: number
}

/** Whoever has to do the next step. */
export interface DeskWaiting {
  kind: 'customer' | 'shop' | 'staff' | 'group'
  /** Of a member of staff or a group. */
  name?: string
  /** The person who looks, or a group that they belong to. */
  isMine?: boolean
}

/** Something that waits. */
export interface DeskItem {
  /** Unique in the source. */
  id: number
  /** Number that people call it by. */
  number?: string
  /** Whom or what it is about. */
  title: string
  text?: string
  amount?: MoneyData
  waitsFor: DeskWaiting
  /** ISO instant. */
  since: string
  /** ISO instant until which it must be done; null or absent: there is none. */
  dueAt?: string | null
  /** Id of the screen where it is done, with the parameters of its address. */
  screen: string
  params: Record<string, string | number>
}

/** Things of one kind that wait for somebody. Contributed to `platform.desk_sources`. */
export interface DeskSource {
  /** « Commandes à expédier ». */
  label: Label
  icon: TimelineIcon
  /** Who lacks it sees none of them. */
  permission: string
  /** Among the others; of two that are equally urgent the lower comes first. */
  order: number
  /** Menu entry whose count in `platform.menu_counts` counts the same things, or the most important of them: it is part of the count of the desk. */
  entry?: string
  /** Screen of the list that shows all of them, with its query. */
  list?: { screen: string; query: string }
  /** The most urgent ones, and how many there are. */
  load(reader: Reader, query: DeskQuery): Promise<{ items: DeskItem[]; total: number }>
}
