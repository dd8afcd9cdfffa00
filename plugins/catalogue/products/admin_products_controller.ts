import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { requestOrigin } from '#core/identity/request_origin'
import { holds } from '#core/identity/bouncer'
import { routeId } from '#core/http/route_id'
import { destroyRecord } from '#core/http/record_validators'
import { DeleteProducts } from '#plugins/catalogue/products/deletion/delete_products'
import { SaveProduct } from '#plugins/catalogue/products/form/save_product'
import { ShowProduct } from '#plugins/catalogue/products/form/queries/show_product'
import { storeProduct, updateProduct } from '#plugins/catalogue/products/form/product_form_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Products, for staff. */
@inject()
export default class AdminProductsController {
  constructor(
    private readonly lists: Lists,
    private readonly product: ShowProduct,
    private readonly save: SaveProduct,
    private readonly remove: DeleteProducts
  ) {}

  async index({ request }: HttpContext) {
    return this.lists.page('catalogue.products', request.qs())
  }

  async store(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(storeProduct)
    await mayStock(ctx, sent.variants)
    const id = await this.save.execute(null, sent, requestOrigin(ctx))
    ctx.response.status(201)
    return { data: await this.product.form(id) }
  }

  async show(ctx: HttpContext) {
    return this.product.execute(routeId(ctx), ctx.shop.locale)
  }

  async update(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(updateProduct)
    await mayStock(ctx, sent.variants)
    const id = await this.save.execute(routeId(ctx), sent, requestOrigin(ctx))
    return { data: await this.product.form(id) }
  }

  async destroy(ctx: HttpContext) {
    const { version } = await ctx.request.validateUsing(destroyRecord)
    await this.remove.one({ id: routeId(ctx), version }, requestOrigin(ctx))
    ctx.response.noContent()
  }
}

/** Stock that a form brings with a new variant asks for a right of its own. */
async function mayStock(
  { bouncer }: HttpContext,
  variants: readonly { stock?: object | undefined }[] = []
): Promise<void> {
  if (variants.some(({ stock }) => stock)) await bouncer.authorize(holds, 'catalogue.products.update_inventories')
}
