import { inject } from '@adonisjs/core'
import { Settings } from '#core/settings/settings'
import {
  choiceInvalid,
  priceUnknown,
  productGone,
  quantityInvalid,
  soldOut,
  stockHeld,
  stockShort,
} from '#plugins/sales/cart/errors'
import { DomainError } from '#core/errors/domain_error'
import type { WorkedLine } from '#plugins/sales/cart/services/work_out_lines'

/** Checks on the lines of a cart. */
@inject()
export class LineRules {
  constructor(private readonly settings: Settings) {}

  /** Most pieces of one line. */
  most(channel: string): number {
    return this.settings.get<number>('sales.cart.most_pieces', { channel })
  }

  /** Most lines of a cart or a quote. */
  mostLines(channel: string): number {
    return this.settings.get<number>('sales.cart.most_lines', { channel })
  }

  /** @throws quantityInvalid for a quantity that is no whole number from 1 to the maximum */
  checkQuantity(quantity: number, channel: string): void {
    const most = this.most(channel)
    const isFine = Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= most
    if (!isFine) throw quantityInvalid({ most }, 'quantity', { most })
  }

  /**
   * `before`: pieces of it that were in the cart. `meta.more` of the error is how many more may be added.
   * @throws the error of `refusalOf`
   */
  checkLine(line: WorkedLine, before = 0): void {
    const refused = refusalOf(line)
    if (!refused) return
    const { kind, parameters, field, meta } = refused
    const more = Math.max(0, (line.available ?? 0) - before)
    throw meta ? new DomainError(kind, parameters, field, { ...meta, more }) : refused
  }
}

/** The error for a line that cannot be ordered; null: it can. */
export function refusalOf({ problem, name, available, heldBy }: WorkedLine): DomainError | null {
  switch (problem) {
    case null:
      return null
    case 'gone':
      return productGone({ name })
    case 'choice':
      return choiceInvalid({ name }, 'choice')
    case 'no_price':
      return priceUnknown({ name })
    case 'sold_out':
      return soldOut({ name }, 'quantity', { available: 0 })
    case 'short':
      return stockShort({ name, available: available ?? 0 }, 'quantity', { available })
    case 'held':
      return stockHeld({ name, available: available ?? 0, other: heldBy ?? name }, 'quantity', { available })
  }
}
