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
} from '#plugins/sales/errors'
import type { DomainError } from '#core/errors/domain_error'
import type { WorkedLine } from '#plugins/sales/services/cart/work_out_lines'

/** What a line must be to stand in a cart. */
@inject()
export class LineRules {
  constructor(private readonly settings: Settings) {}

  /** Most pieces of one line. */
  most(channel: string): number {
    return this.settings.get<number>('sales.cart.most_pieces', { channel })
  }

  /** Most different lines of one cart, or of a quote. An order has as many as what it was made of, and its documents too. */
  mostLines(channel: string): number {
    return this.settings.get<number>('sales.cart.most_lines', { channel })
  }

  /** @throws quantityInvalid for what is no number of pieces, or too many */
  checkQuantity(quantity: number, channel: string): void {
    const most = this.most(channel)
    const isFine = Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= most
    if (!isFine) throw quantityInvalid({ most }, 'quantity', { most })
  }

  /** @throws what speaks against ordering a line as it is */
  checkLine(line: WorkedLine): void {
    const refused = refusalOf(line)
    if (refused) throw refused
  }
}

/** Why a line cannot be ordered, in words; null: it can. */
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
