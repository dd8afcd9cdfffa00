import type { PrintLook } from '#core/print/print_look'
import type { Locale } from '#core/i18n/locales'

/** A labelled value in the head. */
export interface PaperFact {
  label: string
  value: string
}

/** A person or company with their address, in lines as on an envelope. */
export interface PaperParty {
  label: string
  name: string
  lines: string[]
}

export interface PaperColumn {
  label: string
  /** In points; null: the remaining space. */
  width: number | null
  align: 'left' | 'right'
}

/** A cell. `small` is printed below the text, smaller and paler. */
export interface PaperCell {
  text: string
  small?: string
}

export interface PaperRow {
  cells: PaperCell[]
  /** A part of the row above it. */
  isPart?: boolean
}

/** A line of the sums. */
export interface PaperSum {
  label: string
  value: string
  tone?: 'plain' | 'strong' | 'total'
}

/**
 * A document ready to be drawn, with all texts translated and all amounts and dates formatted. The composers know the
 * mentions that a document needs; the drawing code does not.
 */
export interface Paper {
  locale: Locale
  look: PrintLook
  /** "Facture". */
  title: string
  number: string
  /** Instant of the issue, also the creation date of the file. */
  at: string
  seller: { name: string; lines: string[] }
  facts: PaperFact[]
  /** One or two. The last one is the recipient. */
  parties: PaperParty[]
  columns: PaperColumn[]
  rows: PaperRow[]
  /** Table of sums by VAT rate; null: a document without prices. */
  rates: { head: string[]; rows: string[][] } | null
  sums: PaperSum[]
  /** Terms and legal mentions, one paragraph each. */
  notes: string[]
  /** The signature box; null: there is none. */
  signature: { title: string; hint: string } | null
  /** Legal line of the seller, in the foot of every page. */
  foot: string
  /** "Page 1 sur 3". */
  page: (number: number, count: number) => string
  /** "Facture FA2026-000001, suite". */
  continued: string
}
