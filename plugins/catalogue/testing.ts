import app from '@adonisjs/core/services/app'
import { systemOrigin } from '#core/audit/origin'
import { Store } from '#core/database/store'
import { Clock } from '#core/time/clock'
import {
  UpsertProducts,
  type UpsertOptions,
  type UpsertResult,
} from '#plugins/catalogue/products/upsert/upsert_products'
import { Statements } from '#core/database/statements'
import { seedDefaults } from '#plugins/catalogue/database/seed_defaults'
import type { ProductInput } from '#plugins/catalogue/products/upsert/product_input'

export { InviteReviews } from '#plugins/catalogue/reviews/invitations/invite_reviews'
export { default as reviewsPersonalData } from '#plugins/catalogue/reviews/reviews_personal_data'

/** Who writes in tests. */
export const tester = systemOrigin('command', 'test')

/** Gives an emptied shop its system attributes, default family and the source `main`. */
export async function seedCatalogue(): Promise<void> {
  const store = await app.container.make(Store)
  const clock = await app.container.make(Clock)
  await store.transaction((trx) => seedDefaults(new Statements(trx), clock.iso()))
}

/** Sends products through the one action that writes them. */
export async function upsert(
  products: readonly ProductInput[],
  options: Partial<UpsertOptions> = {}
): Promise<UpsertResult[]> {
  const action = await app.container.make(UpsertProducts)
  return action.execute(products, { origin: tester, ...options })
}

let made = 0

/** A plain bottle at 12.00 with 24 on hand, with what a test says of it. */
export function aWine(
  said: Partial<ProductInput> & { sku?: string; name?: string; price?: number } = {}
): ProductInput {
  made += 1
  const { sku = `WINE-${made}`, name = `Domaine ${made}`, price = 1200, ...rest } = said
  return {
    translations: { fr_FR: { name }, en_GB: { name } },
    variants: [{ sku, price, stock: { main: 24 } }],
    ...rest,
  }
}

/** Makes products through UpsertProducts; throws when one is refused. Gives their ids. */
export const ProductFactory = {
  async create(said: Parameters<typeof aWine>[0] = {}): Promise<number> {
    const [id] = await ProductFactory.createFrom([aWine(said)])
    return id as number
  },

  async createMany(
    count: number,
    said: (index: number) => Parameters<typeof aWine>[0] = () => ({})
  ): Promise<number[]> {
    return ProductFactory.createFrom(Array.from({ length: count }, (_, index) => aWine(said(index))))
  },

  async createFrom(products: readonly ProductInput[]): Promise<number[]> {
    const results = await upsert(products, { createOptions: true, createCategories: true })
    const refused = results.find(({ errors }) => errors.length > 0)
    if (refused)
      throw new Error(`${refused.code}: ${refused.errors.map(({ code, field }) => `${code} ${field}`).join(', ')}`)
    return results.map(({ id }) => id as number)
  },
}
