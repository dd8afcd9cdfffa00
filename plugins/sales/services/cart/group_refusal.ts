import { inject } from '@adonisjs/core'
import { FindSellable, ListGroupMembers, type Sellable, type SellableQuestion } from '#plugins/catalogue/index'
import { productGone, productGrouped } from '#plugins/sales/errors'
import type { DomainError } from '#core/errors/domain_error'
import type { Transaction } from '#core/database/store'

/** Parts that are named in words; `meta.parts` has all of them. */
const MOST_NAMED = 5

type Asking = Pick<SellableQuestion, 'locale' | 'currency' | 'group'>

/** A grouped product is a page, not a thing: what can be bought are its parts, and whoever asks for it is told of them. */
@inject()
export class GroupRefusal {
  constructor(
    private readonly members: ListGroupMembers,
    private readonly sellable: FindSellable
  ) {}

  /** What speaks against buying a grouped product itself: productGrouped; productGone where none of its parts is sold. */
  async of(group: Sellable, asking: Asking, field: string, trx?: Transaction): Promise<DomainError> {
    const skus = await this.members.execute(group.productId, trx)
    const found = await this.sellable.execute({ ...asking, skus }, trx)
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
