import type { Label } from '#core/i18n/label'
import type { Locale } from '#core/i18n/locales'
import type { MoneyData } from '#core/money/money'
import type { Origin } from '#core/audit/origin'
import type { Reader } from '#core/database/reader'

/** The record whose timeline is read. */
export interface TimelineSubject {
  /** Name in `platform.timeline_subjects`: `users.customers`, `sales.orders`. */
  kind: string
  id: number
  /** Folded address of the person; null: none is known. What they did as a guest is found by it. */
  email: string | null
  /** Number that people call it by; null: it has none. */
  number: string | null
}

/** A kind of record that has a timeline. Contributed to `platform.timeline_subjects` under the name of the kind. */
export interface TimelineSubjectSource {
  /** Without it, the timeline of such a record is not found. */
  permission: string
  /** Null: there is none. One statement. */
  find(reader: Reader, id: number): Promise<Pick<TimelineSubject, 'email' | 'number'> | null>
}

/** Icons that the screens draw. */
export type TimelineIcon =
  | 'order'
  | 'quote'
  | 'parcel'
  | 'invoice'
  | 'payment'
  | 'refund'
  | 'return'
  | 'mail'
  | 'message'
  | 'note'
  | 'person'
  | 'ticket'

/** A filter of the timeline. Sources that use the same key share it. */
export interface TimelineKind {
  label: Label
  icon: TimelineIcon
}

export interface TimelineQuery {
  subject: TimelineSubject
  /** Kinds of this source that are asked for; at least one. */
  kinds: readonly string[]
  /** Only entries with `(at, id) < (before.at, before.id)`. The first page has a `before` later than every entry. */
  before: { at: string; id: number }
  limit: number
  locale: Locale
}

export interface TimelineEntry {
  /** Positive, unique in the source. Of entries of the same instant the highest is the newest. */
  id: number
  /** A key of `kinds`. */
  kind: string
  /** ISO instant in UTC. */
  at: string
  title: string
  /** What somebody wrote. */
  text?: string
  amount?: MoneyData
  state?: { word: string; tone: 'done' | 'active' | 'waiting' | 'alarm' | 'over' }
  /** Absent: the shop did it by itself. */
  author?: { kind: 'customer' | 'staff'; name: string }
  /** Only staff may read it. */
  isInternal?: boolean
  /** Id of the screen that shows it, with the parameters of its address. */
  screen?: string
  params?: Record<string, string | number>
  conversation?: TimelineConversation
}

/** A conversation that staff can continue from the timeline. */
export interface TimelineConversation {
  /** Unique in the source. */
  id: number
  /** « Commande CMD-2026-000042 ». */
  title: string
  /** Who receives an answer: a name or an address; null: nobody, only notes can be written. */
  to: string | null
}

export interface TimelineReply {
  conversation: number
  text: string
  /** A note that only staff may read. */
  isNote: boolean
}

/** Entries of one plugin for the timelines of records. Contributed to `platform.timeline_sources`. */
export interface TimelineSource {
  /** Without it a person gets none of the entries, and their filters are not offered. */
  permission: string
  /** Kinds of subjects that it has entries for. */
  subjects: readonly string[]
  kinds: Record<string, TimelineKind>
  /** Newest first: by `at`, then by `id`. One statement. */
  load(reader: Reader, query: TimelineQuery): Promise<TimelineEntry[]>
  /** Absent: its entries are not answered here. */
  replies?: {
    permission: string
    /** A reply may be a note. */
    hasNotes: boolean
    /** Adds the reply to its conversation. Throws the plugin's own refusal when there is none of this id. */
    reply(reply: TimelineReply, origin: Origin): Promise<void>
  }
}
