import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** What a shop shows of each product, ready to be sent: one row per channel and language. */
export default class extends CatalogueSchema {
  async up() {
    const { big, code, id } = this.types
    this.create(
      'catalogue_listings',
      `
      id ${id},
      product_id ${big} not null references catalogue_products (id) on delete cascade,
      channel ${code} not null,
      locale ${code} not null,
      slug ${code} not null,
      updated_at ${code} not null,
      card text not null,
      page text not null,
      links text not null,
      unique (product_id, channel, locale)
      `
    )
    this.index('catalogue_listings', 'channel, locale, slug')
  }

  async down() {
    this.drop('catalogue_listings')
  }
}
