import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** What is sold: SKU, price, weight and option values. */
export default class extends CatalogueSchema {
  async up() {
    const { big, boolean, code, id, instant, json } = this.types
    this.create(
      'catalogue_variants',
      `
      id ${id},
      product_id ${big} not null references catalogue_products (id) on delete cascade,
      sku ${code} not null unique,
      position integer not null default 0,
      currency ${code} not null,
      price_amount ${big} not null check (price_amount >= 0),
      special_price_amount ${big} check (special_price_amount >= 0),
      special_from ${instant},
      special_to ${instant},
      weight integer,
      barcode ${code},
      options ${json} not null,
      status ${code} not null default 'published',
      manage_stock ${boolean} not null default true,
      version integer not null default 1
      `
    )
    this.index('catalogue_variants', 'product_id, position')
  }

  async down() {
    this.drop('catalogue_variants')
  }
}
