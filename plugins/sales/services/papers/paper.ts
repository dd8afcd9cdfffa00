import type { Locale } from '#core/i18n/locales'

/** A line of the head: what it tells, and what of it. */
export interface PaperFact {
  label: string
  value: string
}

/** Somebody whom a document names, line by line as on an envelope. */
export interface PaperParty {
  label: string
  name: string
  lines: string[]
}

export interface PaperColumn {
  label: string
  /** In points; null: what the others leave. */
  width: number | null
  align: 'left' | 'right'
}

/** A cell; what is small stands below it, and paler. */
export interface PaperCell {
  text: string
  small?: string
}

export interface PaperRow {
  cells: PaperCell[]
  /** A part of the row above it. */
  isPart?: boolean
}

/** An amount of the sums at the end. */
export interface PaperSum {
  label: string
  value: string
  tone?: 'plain' | 'strong' | 'total'
}

/**
 * A document as it stands on paper: every word in its language, every amount and date written. Whoever can fill this in
 * can print; what a document must say is known by those who fill it in.
 */
export interface Paper {
  locale: Locale
  /** "Facture". */
  title: string
  number: string
  /** Instant of its issue: the one time that the file tells. */
  at: string
  seller: { name: string; lines: string[] }
  facts: PaperFact[]
  /** One or two, the one who receives it last. */
  parties: PaperParty[]
  columns: PaperColumn[]
  rows: PaperRow[]
  /** Sums by rate of VAT, with their heads; null: a document without prices. */
  rates: { head: string[]; rows: string[][] } | null
  sums: PaperSum[]
  /** Terms and mentions of the law, one paragraph each. */
  notes: string[]
  /** Where it is signed: what is written there, and by whom. */
  signature: { title: string; hint: string } | null
  /** Who sells, in one line at the foot of every page. */
  foot: string
  /** "Page 1 sur 3". */
  page: (number: number, count: number) => string
  /** "Facture FA2026-000001, suite". */
  continued: string
}
