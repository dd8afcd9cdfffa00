import { toBase, worthInBase } from '#plugins/sales/documents/base_amounts'
import type { LineTotals, RateTotals, Worth } from '#plugins/sales/contracts/totals'
import type { WorkedCart } from '#plugins/sales/cart/services/work_out_cart'
import type { WorkedLine } from '#plugins/sales/cart/services/work_out_lines'
import type { FrozenShipping } from '#plugins/sales/documents/frozen'

/** A line of an order before it is stored. Parts of a bundle have no amounts of their own. */
export interface DraftLine {
  position: number
  parentPosition: number | null
  variantId: number
  productId: number
  sku: string
  name: string
  detail: string
  choice: WorkedLine['choice']
  ships: boolean
  weight: number | null
  quantity: number
  unitAmount: number
  regularAmount: number
  worth: Omit<Worth, 'rate'>
  base: { net: number; tax: number; total: number }
  rate: Worth['rate']
  taxCategory: string
}

const AMOUNTS = ['subtotal', 'discount', 'goods', 'shipping', 'net', 'tax', 'total'] as const

export type OrderAmounts = Record<(typeof AMOUNTS)[number], number>

/** Snapshot of a cart, from which an order is stored. */
export interface OrderDraft {
  lines: DraftLine[]
  shipping: FrozenShipping | null
  taxes: RateTotals[]
  amounts: OrderAmounts
  base: OrderAmounts
}

type Sold = WorkedLine & {
  sellable: NonNullable<WorkedLine['sellable']>
  unit: NonNullable<WorkedLine['unit']>
}

const NOTHING = { gross: 0, discount: 0, total: 0, net: 0, tax: 0 }

/** The snapshot of a calculated cart. The caller has checked that all its lines can be ordered. */
export function orderDraft(worked: WorkedCart): OrderDraft {
  const { totals, chosenOffer } = worked
  const base = toBase(worked.paid)
  const worths = new Map(totals.lines.map((line) => [line.key, line]))
  const lines: DraftLine[] = []
  for (const line of worked.lines as Sold[]) {
    const worth = worths.get(line.key) as LineTotals
    const position = lines.length + 1
    lines.push(ownLine(line, worth, base, position), ...partLines(line, worth, position))
  }
  const shipping = totals.shipping && chosenOffer ? frozen(chosenOffer, totals.shipping, base) : null
  const inBase = totals.lines.map((line) => worthInBase(line, base))
  const sum = (field: 'gross' | 'total' | 'net' | 'tax' | 'discount') =>
    inBase.reduce((total, one) => total + one[field], 0)
  return {
    lines,
    shipping,
    taxes: totals.taxes,
    amounts: {
      subtotal: totals.lines.reduce((total, { gross }) => total + gross, 0),
      discount: totals.discount,
      goods: totals.goods,
      shipping: totals.shipping?.total ?? 0,
      net: totals.net,
      tax: totals.tax,
      total: totals.grandTotal,
    },
    base: {
      subtotal: sum('gross'),
      discount: sum('discount') + (shipping?.base.discount ?? 0),
      goods: sum('total'),
      shipping: shipping?.base.total ?? 0,
      net: sum('net') + (shipping?.base.net ?? 0),
      tax: sum('tax') + (shipping?.base.tax ?? 0),
      total: sum('total') + (shipping?.base.total ?? 0),
    },
  }
}

function frozen(offer: NonNullable<WorkedCart['chosenOffer']>, worth: Worth, base: (amount: number) => number) {
  const { net, tax, total, discount } = worthInBase(worth, base)
  const { code, title, estimatedDays } = offer
  return { code, title, estimatedDays, worth, base: { net, tax, total, discount } }
}

function ownLine(line: Sold, worth: LineTotals, base: (amount: number) => number, position: number): DraftLine {
  const { sellable, unit, parts, choice, quantity } = line
  const { variantId, productId, sku, name, detail, weight } = sellable
  const { net, tax, total } = worthInBase(worth, base)
  const { rate, gross, discount } = worth
  return {
    position,
    parentPosition: null,
    variantId,
    productId,
    sku,
    name,
    detail,
    choice,
    quantity,
    rate,
    ships: sellable.bundle ? parts.some(({ part }) => part.ships) : sellable.ships,
    weight: sellable.bundle ? null : weight,
    unitAmount: unit.amount,
    regularAmount: Math.max(unit.regular, unit.amount),
    worth: { gross, discount, total: worth.total, net: worth.net, tax: worth.tax },
    base: { net, tax, total },
    taxCategory: sellable.taxCategory ?? '',
  }
}

function partLines({ parts, quantity, sellable }: Sold, { rate }: LineTotals, parentPosition: number): DraftLine[] {
  return parts.map(({ part, quantity: each }, index) => ({
    parentPosition,
    position: parentPosition + index + 1,
    rate,
    choice: null,
    variantId: part.variantId,
    productId: part.productId,
    sku: part.sku,
    name: part.name,
    detail: part.detail,
    ships: part.ships,
    weight: part.weight,
    quantity: each * quantity,
    unitAmount: 0,
    regularAmount: 0,
    worth: NOTHING,
    base: { net: 0, tax: 0, total: 0 },
    taxCategory: sellable.taxCategory ?? '',
  }))
}
