import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import { listingBudget } from '#plugins/catalogue/listing/listing_budget'
import type { Inspection } from '#core/console/inspection'

/** What a product takes in the index of a channel, in bytes, with the prices of one kind. Measured with 300,000: 330. */
export const BYTES_PER_PRODUCT = 400

const MEGABYTE = 1_048_576

const COUNT = 'select count(*) as count, count(distinct product_id) as products from catalogue_listing_keys'

/** Whether the lists of the shop fit into the memory that they may use. */
const inspectMemory: Inspection = {
  title: { fr_FR: 'Mémoire pour le catalogue', en_GB: 'Memory for the catalogue' },
  async look(app, locale) {
    const words = await app.container.make(Translator)
    const { reader } = await app.container.make(Store)
    const settings = await app.container.make(Settings)
    const row = await reader.first<{ count: number; products: number }>(COUNT)
    const needed = Math.ceil((Number(row?.count) * BYTES_PER_PRODUCT) / MEGABYTE)
    const allowed = Math.floor(listingBudget(settings) / MEGABYTE)
    const products = Number(row?.products)
    return {
      ok: needed <= allowed,
      detail: words.translate(locale, 'catalogue.commands.memory', { products, needed, allowed }),
      mend: words.translate(locale, 'catalogue.commands.memory_mend'),
    }
  },
}

export default inspectMemory
