import { ownLines, type StoredOrder } from '#plugins/sales/services/orders/stored_order'
import type { ChannelPort } from '#core/context/shop_context'
import type { RefundExtra } from '#plugins/sales/services/documents/refund_draft'
import type { Settings } from '#core/settings/settings'

/** How late payments are fined: by the law's own rate, its least, or one of the shop's. */
export type LateRate = 'ecb_10' | 'legal_triple' | 'own'

/** What a line of business a document is about: goods, services, or both. */
export type Operation = 'goods' | 'services' | 'mixed'

/** The terms that a document was issued on. */
export interface DocumentTerms {
  /** In which its days are counted. */
  zone: string
  operation: Operation
  /** `rate` in basis points a year, where it is the shop's own. */
  late: { by: LateRate; rate: number }
  /** Taken off by who pays early; a rate of 0: nothing. */
  early: { rate: number; days: number }
  /** VAT is due when it is invoiced, not when it is paid. */
  vatOnDebits: boolean
  /** The notice of the health code stands on it. */
  alcohol: boolean
  /** What the shop adds of its own, in the language of the document. */
  words: string
  /** When the goods left, the last of them that had; null: not yet. */
  suppliedAt?: string | null
}

/** Those of a credit note. */
export interface RefundTerms extends DocumentTerms {
  extras: RefundExtra[]
}

/** The terms of the shop now, for a document of an order. */
export function termsOf(
  settings: Settings,
  channels: ChannelPort,
  order: Pick<StoredOrder, 'channel' | 'locale' | 'lines'>
): DocumentTerms {
  const { channel, locale } = order
  const said = <T>(name: string) => settings.get<T>(`sales.documents.${name}`, { channel, locale })
  return {
    zone: channels.all().find(({ code }) => code === channel)?.timezone ?? 'utc',
    operation: operationOf(order),
    late: { by: said<LateRate>('late_by'), rate: said<number>('late_rate') },
    early: { rate: said<number>('early_rate'), days: said<number>('early_days') },
    vatOnDebits: said<boolean>('vat_on_debits'),
    alcohol: settings.get<boolean>('configuration.general.alcohol_notice', { channel }),
    words: said<string>('words').trim(),
  }
}

function operationOf({ lines }: Pick<StoredOrder, 'lines'>): Operation {
  const own = ownLines(lines)
  const sent = own.filter(({ ships }) => ships).length
  if (sent === own.length) return 'goods'
  return sent === 0 ? 'services' : 'mixed'
}
