import { exemptionCodeOf, vatCategoryOf } from '#plugins/sales/documents/einvoice/vat_category'
import { storedPrice, netUnitPrice } from '#plugins/sales/documents/net_unit_price'
import { timesUnitPrice, unitPrice } from '#core/money/unit_price'
import type { TaxRate, VatCategory } from '#plugins/sales/contracts/tax_rate'

/** Unit code of UN/ECE Rec 20: piece. */
const PIECE = 'H87'

/** Fields of a document line in EN 16931. Amounts are minor units without VAT. */
export interface LineModel {
  /** BT-130: unit of measure. */
  unitCode: string
  /** BT-151: VAT category. */
  vatCategory: VatCategory
  /** BT-121: exemption code; null: there is none. */
  exemptionCode: string | null
  /** BT-146: unit price before the discount of the line, as a decimal: "8.3333". */
  netPrice: string
  /** The same price, rounded to minor units. */
  unitNet: number
  /** BT-136: discount of the line. BT-129 × BT-146 − BT-136 = BT-131. */
  discountNet: number
}

interface SoldLine {
  /** Amount of the whole order line, VAT included, before discounts. */
  gross: number
  quantity: number
  rate: TaxRate
}

/** Some pieces of the line, with their amounts. */
interface SoldPart {
  pieces: number
  /** VAT included. 0: the model has no discount either, even if amounts differ by rounding. */
  discount: number
  net: number
}

/**
 * The model of some pieces of a line. Its unit price is that of the order, unless rounding makes the net amount of these
 * pieces differ from it.
 */
export function lineModel(line: SoldLine, { pieces, discount, net }: SoldPart, currency: string): LineModel {
  const shown = netUnitPrice(line, currency)
  const full = timesUnitPrice(shown, pieces)
  const before = discount === 0 ? net : Math.max(full, net)
  const price = before === full ? shown : unitPrice(before, pieces, currency)
  return {
    unitCode: PIECE,
    vatCategory: vatCategoryOf(line.rate),
    exemptionCode: exemptionCodeOf(line.rate),
    netPrice: storedPrice(price),
    unitNet: price.amount,
    discountNet: before - net,
  }
}
