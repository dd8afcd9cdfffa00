import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { gtinOf } from '#plugins/catalogue/search/gtin'

/** What search engines ask of a variant beyond what its page shows. */
export interface OfferFacts {
  gtin: string | null
  /** First instant after the special price of today; null: there is none, or it has no end. */
  specialUntil: string | null
}

const VARIANTS = `select sku, barcode, special_from, special_to from catalogue_variants
  where product_id = ? and status = 'published'`

interface Row {
  sku: string
  barcode: string | null
  special_from: string | null
  special_to: string | null
}

/** What search engines ask of the variants of a product, by SKU. */
@inject()
export class FindOfferFacts {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  async execute(productId: number): Promise<Map<string, OfferFacts>> {
    const now = this.clock.iso()
    const rows = await this.store.reader.all<Row>(VARIANTS, [productId])
    return new Map(
      rows.map(({ sku, barcode, special_from: from, special_to: to }) => {
        const holds = to !== null && now < to && (from === null || from <= now)
        return [sku, { gtin: gtinOf(barcode), specialUntil: holds ? to : null }]
      })
    )
  }
}
