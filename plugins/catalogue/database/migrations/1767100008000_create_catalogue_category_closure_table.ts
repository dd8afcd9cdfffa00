import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** Every category with each of its descendants, itself at depth 0. */
export default class extends CatalogueSchema {
  async up() {
    const { big } = this.types
    this.createKeyed(
      'catalogue_category_closure',
      `
      ancestor_id ${big} not null references catalogue_categories (id) on delete cascade,
      descendant_id ${big} not null references catalogue_categories (id) on delete cascade,
      depth integer not null,
      primary key (ancestor_id, descendant_id)
      `
    )
    this.index('catalogue_category_closure', 'descendant_id, depth')
  }

  async down() {
    this.drop('catalogue_category_closure')
  }
}
