import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** The lowest price of a product per channel, customer group (empty: everybody) and currency, and until when it holds. */
export default class extends CatalogueSchema {
  async up() {
    const { big, code, instant } = this.types
    this.createKeyed(
      'catalogue_listing_prices',
      `
      product_id ${big} not null references catalogue_products (id) on delete cascade,
      channel ${code} not null,
      customer_group ${code} not null,
      currency ${code} not null,
      amount ${big} not null,
      regular_amount ${big},
      lowest_amount ${big},
      valid_until ${instant},
      primary key (product_id, channel, customer_group, currency)
      `
    )
    this.index('catalogue_listing_prices', 'valid_until', '', 'valid_until is not null')
  }

  async down() {
    this.drop('catalogue_listing_prices')
  }
}
