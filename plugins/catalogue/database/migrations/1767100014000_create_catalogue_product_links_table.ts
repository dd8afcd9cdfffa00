import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** Related products, up-sells and cross-sells: directed pairs. */
export default class extends CatalogueSchema {
  async up() {
    const { big, code } = this.types
    this.createKeyed(
      'catalogue_product_links',
      `
      product_id ${big} not null references catalogue_products (id) on delete cascade,
      kind ${code} not null,
      linked_id ${big} not null references catalogue_products (id) on delete cascade,
      position integer not null default 0,
      primary key (product_id, kind, linked_id)
      `
    )
    this.index('catalogue_product_links', 'linked_id')
  }

  async down() {
    this.drop('catalogue_product_links')
  }
}
