import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** Facets that a category shows, in order; none: all filterable attributes. */
export default class extends CatalogueSchema {
  async up() {
    const { big } = this.types
    this.createKeyed(
      'catalogue_category_filterable_attributes',
      `
      category_id ${big} not null references catalogue_categories (id) on delete cascade,
      attribute_id ${big} not null references catalogue_attributes (id) on delete cascade,
      position integer not null default 0,
      primary key (category_id, attribute_id)
      `
    )
    this.index('catalogue_category_filterable_attributes', 'attribute_id')
  }

  async down() {
    this.drop('catalogue_category_filterable_attributes')
  }
}
