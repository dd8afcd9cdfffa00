import type { CustomerRecord } from '#plugins/users/index'
import type { orderDiscounts, orderLines, orders, orderTaxes } from '#plugins/sales/orders/tables'
import type { RowIn } from '#core/database/table'

/** The customer, as documents name them. */
export type OrderingCustomer = Pick<
  CustomerRecord,
  'id' | 'email' | 'kind' | 'firstName' | 'lastName' | 'company' | 'registrationNumber' | 'vatNumber' | 'phone'
>

export type StoredOrderLine = RowIn<typeof orderLines>

/** An order in the database, with its lines. */
export interface StoredOrder extends RowIn<typeof orders> {
  /** The part of the credited amount that reduced unpaid invoices. */
  settled: number
  lines: StoredOrderLine[]
  taxes: Pick<RowIn<typeof orderTaxes>, 'rate' | 'net' | 'tax' | 'gross'>[]
  discounts: Pick<RowIn<typeof orderDiscounts>, 'label' | 'code' | 'amount'>[]
}

/** Lines without the parts of bundles. */
export function ownLines<T extends { parentPosition: number | null }>(lines: readonly T[]): T[] {
  return lines.filter(({ parentPosition }) => parentPosition === null)
}

/** The parts of a bundle; empty for other lines. */
export function partsOf<T extends { position: number; parentPosition: number | null }>(
  lines: readonly T[],
  { position }: Pick<T, 'position'>
): T[] {
  return lines.filter(({ parentPosition }) => parentPosition === position)
}
