import vine from '@vinejs/vine'
import { acceptance, calendarDay, orNull, requiredWhen } from '#core/http/described_fields'
import { strictNumber } from '#core/http/strict_number'
import { MOST_LINES } from '#plugins/sales/shared/most_lines'
import { printableRule } from '#core/print/printable_rule'
import { addressesFields } from '#plugins/sales/checkout/checkout_validator'
import { version } from '#core/http/record_validators'

const MOST_MONEY = 1_000_000_000_00

const amount = () => strictNumber().withoutDecimals().min(0).max(MOST_MONEY)

/** Staff begin a quote for a customer, or as a copy of an order or of another quote. */
export const storeAdminQuote = vine.create({
  customerId: requiredWhen(strictNumber().withoutDecimals().min(1), { without: ['orderId', 'quoteId'] }),
  orderId: strictNumber().withoutDecimals().min(1).optional(),
  quoteId: strictNumber().withoutDecimals().min(1).optional(),
})

/** The lines and prices of a quote, whole. Amounts are gross minor units as the shop shows prices. */
export const updateAdminQuote = vine.create({
  version: version(),
  lines: vine
    .array(
      vine.object({
        /** Of a line that it has; a new one is named by its SKU. */
        position: strictNumber().withoutDecimals().min(1).optional(),
        sku: requiredWhen(vine.string().trim().maxLength(64), { without: ['position'] }),
        quantity: strictNumber().withoutDecimals().min(1).max(100_000),
        /** Of one piece; left out for a new line: what the shop asks. */
        unitAmount: amount().optional(),
        /** Off the line. Left out: `percent` says it, or nothing is taken off. */
        off: amount().optional(),
        /** Off the line, in hundredths of a percent: it follows price and quantity until the quote is sent. Wins over `off`. */
        percent: orNull(strictNumber().withoutDecimals().min(0).max(10_000)),
      })
    )
    .maxLength(MOST_LINES),
  /** Null: nobody has said yet what delivery costs. */
  shipping: orNull(
    vine.object({ title: vine.string().trim().minLength(1).maxLength(120).use(printableRule()), amount: amount() })
  ),
})

/** Other addresses of a quote. */
export const updateQuoteAddresses = vine.create({ version: version(), ...addressesFields() })

/** Staff write down that its customer said yes. */
export const storeStaffAcceptance = vine.create({
  /** The revision that they said yes to. */
  revision: strictNumber().withoutDecimals().min(1).max(100_000),
  /** Code of a way to pay; left out where there is nothing to pay. */
  payment: vine.string().trim().maxLength(120).nullable().optional(),
  /** Who said so, and how. */
  note: vine.string().trim().minLength(1).maxLength(1000),
  /** The customer told staff so. */
  acceptsTerms: acceptance(),
})

export const storeQuoteSending = vine.create({
  /** Last day on which it holds. */
  validUntil: calendarDay(),
  message: vine.string().trim().maxLength(5000).use(printableRule()).optional(),
})

/** Why staff end a quote: its customer reads it. */
export const storeQuoteEnd = vine.create({ reason: vine.string().trim().maxLength(1000).optional() })

export const indexQuotable = vine.create({ q: vine.string().trim().minLength(2).maxLength(100) })
