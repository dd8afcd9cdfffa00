import { ownLines, type StoredOrder } from '#plugins/sales/orders/services/stored_order'
import type { ChannelPort } from '#core/context/shop_context'
import type { RefundExtra } from '#plugins/sales/refunds/refund_draft'
import type { Settings } from '#core/settings/settings'

/** Rate of the penalty for late payment: ECB rate + 10 points, three times the legal rate, or the shop's own. */
export type LateRate = 'ecb_10' | 'legal_triple' | 'own'

/** Category of the operation, a legal mention: goods, services, or both. */
export type Operation = 'goods' | 'services' | 'mixed'

/** Terms of sale of a document, frozen at its issue. */
export interface DocumentTerms {
  /** Time zone of its days. */
  zone: string
  operation: Operation
  /** `rate`: basis points a year, used if `by` is `own`. */
  late: { by: LateRate; rate: number }
  /** Discount for early payment: basis points, and days within which to pay. A rate of 0: none. */
  early: { rate: number; days: number }
  /** VAT is due at the issue of the invoice, not at its payment. */
  vatOnDebits: boolean
  /** Prints the alcohol notice of the health code. */
  alcohol: boolean
  /** The shop's own text, in the language of the document. */
  words: string
  /** Instant of the last shipment before the issue; null: nothing was shipped. */
  suppliedAt?: string | null
}

/** Terms of a credit note. */
export interface RefundTerms extends DocumentTerms {
  extras: RefundExtra[]
}

/** Current terms of the shop for a document of an order. */
export function termsOf(
  settings: Settings,
  channels: ChannelPort,
  order: Pick<StoredOrder, 'channel' | 'locale' | 'lines'>
): DocumentTerms {
  const { channel, locale } = order
  const setting = <T>(name: string) => settings.get<T>(`sales.documents.${name}`, { channel, locale })
  return {
    zone: channels.all().find(({ code }) => code === channel)?.timezone ?? 'utc',
    operation: operationOf(order),
    late: { by: setting<LateRate>('late_by'), rate: setting<number>('late_rate') },
    early: { rate: setting<number>('early_rate'), days: setting<number>('early_days') },
    vatOnDebits: setting<boolean>('vat_on_debits'),
    alcohol: settings.get<boolean>('configuration.general.alcohol_notice', { channel }),
    words: setting<string>('words').trim(),
  }
}

function operationOf({ lines }: Pick<StoredOrder, 'lines'>): Operation {
  const own = ownLines(lines)
  const sent = own.filter(({ ships }) => ships).length
  if (sent === own.length) return 'goods'
  return sent === 0 ? 'services' : 'mixed'
}
