import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** Links to SKUs that no product bears yet: they join when it arrives. */
export default class extends CatalogueSchema {
  async up() {
    const { big, code } = this.types
    this.createKeyed(
      'catalogue_pending_links',
      `
      product_id ${big} not null references catalogue_products (id) on delete cascade,
      kind ${code} not null,
      sku ${code} not null,
      position integer not null default 0,
      primary key (product_id, kind, sku)
      `
    )
    this.index('catalogue_pending_links', 'sku')
  }

  async down() {
    this.drop('catalogue_pending_links')
  }
}
