import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** What a product is filtered and ordered by: one small row per channel, read into memory. */
export default class extends CatalogueSchema {
  async up() {
    const { big, code } = this.types
    this.createKeyed(
      'catalogue_listing_keys',
      `
      channel ${code} not null,
      product_id ${big} not null references catalogue_products (id) on delete cascade,
      position ${big} not null,
      created_at ${code} not null,
      names text not null,
      facets text not null,
      primary key (channel, product_id)
      `
    )
    this.index('catalogue_listing_keys', 'product_id')
  }

  async down() {
    this.drop('catalogue_listing_keys')
  }
}
