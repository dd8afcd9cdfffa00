import type { Router } from '@adonisjs/core/http'
import { indexFiles } from '#plugins/catalogue/products/form/product_form_validator'

const ImagesController = () => import('#plugins/catalogue/media/product_images_controller')

const AT = '/api/admin/catalogue'

/** Pictures and videos of products in the back office. */
export function mediaRoutes(router: Router): void {
  router
    .get(`${AT}/product-images`, [ImagesController, 'index'])
    .as('catalogue.admin.product_images.index')
    .permission('catalogue.products.update')
    .accepts(indexFiles)
  router
    .post(`${AT}/product-images`, [ImagesController, 'store'])
    .as('catalogue.admin.product_images.store')
    .permission('catalogue.products.update')
  router
    .post(`${AT}/product-videos`, [ImagesController, 'video'])
    .as('catalogue.admin.product_videos.store')
    .permission('catalogue.products.update')
}
