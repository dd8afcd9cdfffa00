import { inject } from '@adonisjs/core'
import { buildCategoryNode, type CategoryNode } from '#plugins/catalogue/listing/builders/categories'
import { ShopViews, type ShopPlace } from '#plugins/catalogue/listing/shop_view'
import type { CategoryKind } from '#plugins/catalogue/listing/read_taxonomy'

/** A tree of published categories or dishes with the number of products in each. */
@inject()
export class ListCategories {
  constructor(private readonly views: ShopViews) {}

  async execute(shop: ShopPlace, kind: CategoryKind): Promise<CategoryNode[]> {
    const view = await this.views.open(shop)
    return view.taxonomy.roots(kind).map((category) => buildCategoryNode(category, view))
  }
}
