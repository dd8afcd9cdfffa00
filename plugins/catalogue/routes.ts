import type { Router } from '@adonisjs/core/http'
import { categoryRoutes } from '#plugins/catalogue/categories/routes'
import { fileRoutes } from '#plugins/catalogue/files/routes'
import { listingRoutes } from '#plugins/catalogue/listing/routes'
import { mediaRoutes } from '#plugins/catalogue/media/routes'
import { permalinkRoutes } from '#plugins/catalogue/permalinks/routes'
import { priceRoutes } from '#plugins/catalogue/prices/routes'
import { productRoutes } from '#plugins/catalogue/products/routes'
import { reviewRoutes } from '#plugins/catalogue/reviews/routes'
import { stockRoutes } from '#plugins/catalogue/stock/routes'
import { stockAlertRoutes } from '#plugins/catalogue/stock_alerts/routes'
import { vocabularyRoutes } from '#plugins/catalogue/vocabulary/routes'
import { wishlistRoutes } from '#plugins/catalogue/wishlist/routes'

/** The catalogue's addresses below `/api`. */
export function routes(router: Router): void {
  listingRoutes(router)
  priceRoutes(router)
  productRoutes(router)
  categoryRoutes(router)
  vocabularyRoutes(router)
  mediaRoutes(router)
  fileRoutes(router)
  permalinkRoutes(router)
  stockRoutes(router)
  stockAlertRoutes(router)
  wishlistRoutes(router)
  reviewRoutes(router)
}
