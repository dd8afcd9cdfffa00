import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import { ListWishes } from '#plugins/catalogue/queries/wishlist/list_wishes'
import { RemoveWish } from '#plugins/catalogue/actions/wishlist/remove_wish'
import { productNotFound, wishNotBuyable } from '#plugins/catalogue/errors'
import type { HttpContext } from '@adonisjs/core/http'
import type { ShopPlace } from '#plugins/catalogue/listing/shop_view'
import type { WishOwner } from '#plugins/catalogue/services/wishlist/wish_owner'

/** Which product leaves whose list, in the shop that they see. */
export interface WishToMove {
  owner: WishOwner
  shop: ShopPlace
  productId: number
  /** The shopper says that they are of age. */
  isOfAge: boolean
}

/** Gives a product of a wishlist to the plugin that sells, and takes it off the list once that has it. */
@inject()
export class MoveWish {
  constructor(
    private readonly registry: PluginRegistry,
    private readonly wishes: ListWishes,
    private readonly remove: RemoveWish
  ) {}

  /** Gives what is left, the newest first. @throws productNotFound, wishNotBuyable, and what the other plugin refuses */
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
