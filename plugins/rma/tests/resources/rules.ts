import { ProductFactory } from '#plugins/catalogue/testing'
import type { ResourceSamples } from '#core/testing/resource_samples'

let product = 0

const about = (turn: number) => ({ days: turn, products: [product], categories: [], families: [] })

/** Each is about a product. */
export default {
  async prepare() {
    product = await ProductFactory.create()
  },
  create: (turn) => Object.assign({ name: `Règle ${turn}` }, about(turn)),
  change: (turn) => Object.assign({ name: `Règle ${turn} bis` }, about(turn + 1)),
} satisfies ResourceSamples
