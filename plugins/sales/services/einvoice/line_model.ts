import { divideHalfUp } from '#core/money/rounding'
import { writeDecimal } from '#core/money/decimal'
import { minorDigits } from '#core/money/currency'
import { exemptionCodeOf, vatCategoryOf, type VatCategory } from '#plugins/sales/services/einvoice/vat_category'
import { partOf, type Part } from '#plugins/sales/services/documents/part_amounts'
import type { RowTarget } from '#core/database/write_rows'
import type { TaxRate } from '#plugins/sales/contracts/tax_rate'

/** UN/ECE Rec 20: a piece. Bottles, boxes and tickets are all sold so. */
const PIECE = 'H87'

/** Decimals of a net price beyond those of its currency: quantity by price is the amount of the line again. */
const PRECISION = 4

/** What EN 16931 wants of a line of a document. Amounts are minor units without VAT. */
export interface LineModel {
  /** BT-130. */
  unitCode: string
  /** BT-151. */
  vatCategory: VatCategory
  /** BT-121; null: none, or only words. */
  exemptionCode: string | null
  /** BT-146: what one piece costs before the discount of the line, as a decimal of the currency: "8.333333". */
  netPrice: string
  /** The same in whole minor units. */
  unitNet: number
  /** BT-136: what is taken off the line. BT-129 × BT-146 − BT-136 is BT-131. */
  discountNet: number
}

interface SoldLine {
  /** Of the whole line of the order, VAT included, before discounts. */
  gross: number
  rate: TaxRate
}

/** A gross amount without its VAT, which is rounded once. */
export function netOf({ gross, rate }: SoldLine): number {
  return gross - Number(divideHalfUp(BigInt(gross) * BigInt(rate.basisPoints), BigInt(10_000 + rate.basisPoints)))
}

/** The model of so many pieces of a line that come to `net`. */
export function lineModel({ gross, rate }: SoldLine, part: Part, net: number, currency: string): LineModel {
  const whole = netOf({ gross, rate })
  // A discount of nothing stays nothing: rounding of parts may say a cent.
  const before = Math.max(partOf(whole, part), net)
  const fine = divideHalfUp(BigInt(before) * 10n ** BigInt(PRECISION), BigInt(part.pieces))
  return {
    unitCode: PIECE,
    vatCategory: vatCategoryOf(rate),
    exemptionCode: exemptionCodeOf(rate),
    netPrice: writeDecimal(Number(fine), minorDigits(currency) + PRECISION),
    unitNet: Number(divideHalfUp(BigInt(before), BigInt(part.pieces))),
    discountNet: before - net,
  }
}

/** Where it stands in the rows of lines. */
export const MODEL_COLUMNS: RowTarget['columns'] = {
  ...{ unit_code: 'text', vat_category: 'text', exemption_code: 'text', net_price: 'text' },
  discount_net_amount: 'bigint',
}

export const modelValues = ({ unitCode, vatCategory, exemptionCode, netPrice, discountNet }: LineModel) => [
  ...[unitCode, vatCategory, exemptionCode, netPrice, discountNet],
]
