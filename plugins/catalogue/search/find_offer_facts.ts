import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { variants } from '#plugins/catalogue/products/tables'
import { gtinOf } from '#plugins/catalogue/search/gtin'
import type { RowIn } from '#core/database/table'

/** Facts of a variant for structured data that its page does not show. */
export interface OfferFacts {
  gtin: string | null
  /** First instant after the special price of today; null: there is none, or it has no end. */
  specialUntil: string | null
}

const NEEDED = ['sku', 'barcode', 'specialFrom', 'specialTo'] as const

const VARIANTS = `select ${variants.columns('v', NEEDED)} from catalogue_variants v
  where v.product_id = ? and v.status = 'published'`

/** Returns the facts of the variants of a product, by SKU. */
@inject()
export class FindOfferFacts {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  async execute(productId: number): Promise<Map<string, OfferFacts>> {
    const now = this.clock.iso()
    const rows = await this.store.reader.all<Pick<RowIn<typeof variants>, (typeof NEEDED)[number]>>(VARIANTS, [
      productId,
    ])
    return new Map(
      rows.map(({ sku, barcode, specialFrom: from, specialTo: to }) => {
        const holds = to !== null && now < to && (from === null || from <= now)
        return [sku, { gtin: gtinOf(barcode), specialUntil: holds ? to : null }]
      })
    )
  }
}
