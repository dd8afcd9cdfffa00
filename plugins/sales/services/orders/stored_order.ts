import type { Choice } from '#plugins/catalogue/index'
import type { Declarations } from '#plugins/sales/services/orders/order_values'
import type { FrozenShipping } from '#plugins/sales/services/orders/order_draft'
import type { LineQuantities } from '#plugins/sales/services/orders/quantities'
import type { Locale } from '#core/i18n/locales'
import type { OrderState } from '#plugins/sales/states/order_states'
import type { PostalAddress } from '#plugins/sales/contracts/address'
import type { TaxRate } from '#plugins/sales/contracts/tax_rate'

/** Who ordered, as documents name them. */
export interface FrozenCustomer {
  kind: 'individual' | 'professional'
  firstName: string
  lastName: string
  company: string | null
  registrationNumber: string | null
  vatNumber: string | null
  phone: string | null
  group: string
}

export interface StoredOrderLine extends LineQuantities {
  id: number
  position: number
  /** Of the bundle that it is a part of. */
  parentPosition: number | null
  variantId: number | null
  productId: number | null
  sku: string
  name: string
  detail: string
  choice: Choice | null
  weight: number | null
  unitAmount: number
  regularAmount: number
  gross: number
  discount: number
  total: number
  net: number
  tax: number
  /** In the currency of the books. */
  baseNet: number
  baseTax: number
  rate: TaxRate
  taxCategory: string
}

export interface StoredTax {
  rate: TaxRate
  net: number
  tax: number
  gross: number
}

/** An order as it stands in the database, with its lines. */
export interface StoredOrder {
  id: number
  number: string
  customerId: number | null
  channel: string
  locale: Locale
  state: OrderState
  email: string
  customerName: string
  customer: FrozenCustomer
  billing: PostalAddress
  /** Null: nothing is sent. */
  delivery: PostalAddress | null
  currency: string
  baseCurrency: string
  exchangeRate: string
  subtotal: number
  discount: number
  goods: number
  shippingTotal: number
  net: number
  tax: number
  total: number
  shipping: FrozenShipping | null
  paymentCode: string
  paymentTitle: string
  couponCode: string | null
  comment: string
  declarations: Declarations
  showsNet: boolean
  invoiced: number
  paid: number
  /** Credited: of it, `settled` was taken off unpaid invoices. */
  refunded: number
  settled: number
  version: number
  placedAt: string
  lines: StoredOrderLine[]
  taxes: StoredTax[]
  discounts: { label: string; code: string | null; amount: number }[]
}

/** Lines of their own: parts of bundles follow them. */
export function ownLines<T extends { parentPosition: number | null }>(lines: readonly T[]): T[] {
  return lines.filter(({ parentPosition }) => parentPosition === null)
}

/** The parts of a bundle; none for what is no bundle. */
export function partsOf<T extends { position: number; parentPosition: number | null }>(
  lines: readonly T[],
  { position }: Pick<T, 'position'>
): T[] {
  return lines.filter(({ parentPosition }) => parentPosition === position)
}
