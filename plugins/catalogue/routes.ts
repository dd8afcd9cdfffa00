import type { Router } from '@adonisjs/core/http'
import { adminProductRoutes } from '#plugins/catalogue/routes/admin_products'
import { adminPlaceRoutes } from '#plugins/catalogue/routes/admin_places'
import { adminVocabularyRoutes } from '#plugins/catalogue/routes/admin_vocabulary'
import { downloadRoutes } from '#plugins/catalogue/routes/downloads'
import { shopRoutes } from '#plugins/catalogue/routes/shop'
import { stockAlertRoutes } from '#plugins/catalogue/routes/stock_alerts'
import { wishlistRoutes } from '#plugins/catalogue/routes/wishlist'

/** The catalogue's addresses below `/api`. */
export function routes(router: Router): void {
  shopRoutes(router)
  adminProductRoutes(router)
  adminVocabularyRoutes(router)
  adminPlaceRoutes(router)
  downloadRoutes(router)
  wishlistRoutes(router)
  stockAlertRoutes(router)
}
