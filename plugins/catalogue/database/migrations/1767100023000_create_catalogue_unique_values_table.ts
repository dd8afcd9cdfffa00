import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** Values of unique attributes, so that no two products share one. */
export default class extends CatalogueSchema {
  async up() {
    const { big, code } = this.types
    this.createKeyed(
      'catalogue_unique_values',
      `
      attribute_id ${big} not null references catalogue_attributes (id) on delete cascade,
      locale ${code} not null default '',
      value ${code} not null,
      product_id ${big} not null references catalogue_products (id) on delete cascade,
      primary key (attribute_id, locale, value)
      `
    )
    this.index('catalogue_unique_values', 'product_id')
  }

  async down() {
    this.drop('catalogue_unique_values')
  }
}
