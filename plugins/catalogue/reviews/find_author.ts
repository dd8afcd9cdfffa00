import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import { reviewLinkUnknown } from '#plugins/catalogue/reviews/errors'
import { orderOfToken } from '#plugins/catalogue/reviews/invitations/review_link'
import type { Author } from '#plugins/catalogue/reviews/author'
import type { Locale } from '#core/i18n/locales'
import type { PurchaseSource, ReceivedOrder } from '#plugins/catalogue/contracts/purchase_source'

/** Finds out who writes a review, by their account or by the link of a mail. */
@inject()
export class FindAuthor {
  constructor(private readonly registry: PluginRegistry) {}

  /** What sells in this shop; null: nothing does, so that nobody has received anything. */
  async purchases(): Promise<PurchaseSource | null> {
    const [first] = this.registry.contributions('catalogue.purchases')
    return first ? first.load() : null
  }

  async customer({ id, name, locale }: { id: number; name: string; locale: Locale }): Promise<Author> {
    const purchases = await this.purchases()
    const products = purchases ? await purchases.receivedBy(id) : []
    return { customerId: id, key: `customer:${id}`, name, locale, products }
  }

  /** @throws reviewLinkUnknown */
  async invited(token: string, locale: Locale): Promise<Author> {
    const { number, customerId, name, products } = await this.order(token)
    const key = customerId === null ? `order:${number}` : `customer:${customerId}`
    return { customerId, key, name, locale, products }
  }

  /** The order of an invitation. @throws reviewLinkUnknown */
  async order(token: string): Promise<ReceivedOrder> {
    const number = orderOfToken(token)
    const purchases = await this.purchases()
    const order = number === null || !purchases ? null : await purchases.order(number)
    if (!order) throw reviewLinkUnknown()
    return order
  }
}
