import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** Categories and dishes of a product, the main one first. */
export default class extends CatalogueSchema {
  async up() {
    const { big } = this.types
    this.createKeyed(
      'catalogue_product_categories',
      `
      product_id ${big} not null references catalogue_products (id) on delete cascade,
      category_id ${big} not null references catalogue_categories (id) on delete cascade,
      position integer not null default 0,
      primary key (product_id, category_id)
      `
    )
    this.index('catalogue_product_categories', 'category_id, product_id')
  }

  async down() {
    this.drop('catalogue_product_categories')
  }
}
