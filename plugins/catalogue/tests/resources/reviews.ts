import app from '@adonisjs/core/services/app'
import { ProductFactory, seedCatalogue } from '#plugins/catalogue/testing'
import { WriteReview } from '#plugins/catalogue/reviews/actions/write_review'
import type { ResourceSamples } from '#core/testing/resource_samples'

/** Buyers write reviews. */
export default {
  async prepare() {
    await seedCatalogue()
  },
  async make(turn) {
    const productId = await ProductFactory.create({ name: `Cuvée ${turn}` })
    const write = await app.container.make(WriteReview)
    const author = {
      customerId: null,
      key: `order:${turn}`,
      name: 'Claire Martin',
      locale: 'fr_FR' as const,
      products: [productId],
    }
    return write.execute(author, { productId, rating: 45, title: `Bon ${turn}`, body: 'Fruité.', pictures: [] })
  },
  // The product is listed again.
  beyond: 6,
} satisfies ResourceSamples
