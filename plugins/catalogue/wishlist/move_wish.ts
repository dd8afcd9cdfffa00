import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import { ListWishes } from '#plugins/catalogue/wishlist/list_wishes'
import { RemoveWish } from '#plugins/catalogue/wishlist/actions/remove_wish'
import { productNotFound } from '#plugins/catalogue/products/errors'
import { wishNotBuyable } from '#plugins/catalogue/wishlist/errors'
import type { HttpContext } from '@adonisjs/core/http'
import type { ShopPlace } from '#plugins/catalogue/listing/shop_view'
import type { WishOwner } from '#plugins/catalogue/wishlist/wish_owner'

export interface WishToMove {
  owner: WishOwner
  shop: ShopPlace
  productId: number
  /** Whether the shopper confirmed that they are of age. */
  isOfAge: boolean
}

/** Moves a product from a wishlist to the cart, by the first contribution to `catalogue.wish_takers`. */
@inject()
export class MoveWish {
  constructor(
    private readonly registry: PluginRegistry,
    private readonly wishes: ListWishes,
    private readonly remove: RemoveWish
  ) {}

  /**
   * Returns the ids of the remaining products, the newest first.
   * @throws productNotFound, wishNotBuyable, errors of the contribution
   */
  async execute(ctx: HttpContext, { owner, shop, productId, isOfAge }: WishToMove): Promise<number[]> {
    const [first] = this.registry.contributions('catalogue.wish_takers')
    const wish = (await this.wishes.execute(owner, shop)).find((one) => one.productId === productId)
    if (!first || !wish) throw productNotFound({ product: String(productId) })
    const sku = wish.product?.buySku
    if (!sku) throw wishNotBuyable({ name: wish.name })
    const taker = await first.load()
    await taker.take(ctx, { sku, isOfAge })
    return this.remove.execute(owner, productId)
  }
}
