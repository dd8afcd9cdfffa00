import { inject } from '@adonisjs/core'
import { FindSellable, ListGroupMembers, type Sellable, type SellableQuestion } from '#plugins/catalogue/index'
import { productGone, productGrouped } from '#plugins/sales/cart/errors'
import type { DomainError } from '#core/errors/domain_error'
import type { Transaction } from '#core/database/store'

/** Parts named in the message; `meta.parts` has all of them. */
const MOST_NAMED = 5

type Context = Pick<SellableQuestion, 'locale' | 'currency' | 'channel' | 'group'>

/** Makes the error for buying a grouped product. It lists the parts, which can be bought. */
@inject()
export class GroupRefusal {
  constructor(
    private readonly members: ListGroupMembers,
    private readonly sellable: FindSellable
  ) {}

  /** Returns productGrouped, or productGone if none of its parts is on sale. */
  async of(group: Sellable, context: Context, field: string, trx?: Transaction): Promise<DomainError> {
    const skus = await this.members.execute(group.productId, trx)
    const found = await this.sellable.execute({ ...context, skus }, trx)
    const parts = skus.flatMap((sku) => {
      const part = found.find((one) => one.sku === sku && one.isOnSale)
      return part ? [{ sku, name: [part.name, part.detail].filter(Boolean).join(', ') }] : []
    })
    const { name } = group
    if (!group.isOnSale || parts.length === 0) return productGone({ name }, field)
    const named = parts.slice(0, MOST_NAMED).map((part) => `${part.name} (${part.sku})`)
    const words = { name, parts: named.join(', '), more: parts.length - named.length }
    return productGrouped(words, field, { parts })
  }
}
