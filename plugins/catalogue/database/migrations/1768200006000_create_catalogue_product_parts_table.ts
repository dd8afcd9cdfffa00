import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/**
 * Parts of bundles (with an option) and members of groups (without). They are named by SKU: a part may arrive after
 * the product it belongs to, and come back after it was gone.
 */
export default class extends CatalogueSchema {
  async up() {
    const { big, boolean, code, id } = this.types
    this.create(
      'catalogue_product_parts',
      `
      id ${id},
      product_id ${big} not null references catalogue_products (id) on delete cascade,
      option_id ${big} references catalogue_bundle_options (id) on delete cascade,
      sku ${code} not null,
      quantity integer not null default 1 check (quantity >= 1),
      is_default ${boolean} not null default false,
      is_quantity_free ${boolean} not null default false,
      position integer not null default 0
      `
    )
    this.index('catalogue_product_parts', 'product_id, position')
    this.index('catalogue_product_parts', 'option_id')
    this.index('catalogue_product_parts', 'sku')
  }

  async down() {
    this.drop('catalogue_product_parts')
  }
}
