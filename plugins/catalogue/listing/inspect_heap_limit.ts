import { heapMegabytes } from '#core/boot/memory_flags'
import { Store } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import type { Inspection } from '#core/console/inspection'

/** What a process holds before it knows a product, in megabytes, with room for the pages it renders. */
const BASE_MEGABYTES = 100

/** What 1,000 products take at most while the index of the lists is built. Measured with 40,000: 1.6 MB. */
const MEGABYTES_FOR_1000 = 2

/** Megabytes of objects that a process needs to show a catalogue of so many products. */
export function neededMegabytes(products: number): number {
  return Math.ceil(BASE_MEGABYTES + (products / 1000) * MEGABYTES_FOR_1000)
}

/** Whether a process of the shop may hold an index of the whole catalogue. */
const inspectHeapLimit: Inspection = {
  title: { fr_FR: 'Mémoire pour le catalogue', en_GB: 'Memory for the catalogue' },
  async look(app, locale) {
    const words = await app.container.make(Translator)
    const { reader } = await app.container.make(Store)
    const row = await reader.first<{ count: number }>('select count(*) as count from catalogue_products')
    const products = Number(row?.count)
    const needed = neededMegabytes(products)
    const allowed = heapMegabytes(process.env)
    return {
      ok: needed <= allowed,
      detail: words.translate(locale, 'catalogue.commands.memory', { products, needed, allowed }),
      mend: `NODE_OPTIONS=--max-old-space-size=${needed} npm start`,
    }
  },
}

export default inspectHeapLimit
