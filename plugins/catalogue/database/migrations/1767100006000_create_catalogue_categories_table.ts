import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** Categories and dishes: two trees in one table, told apart by kind. */
export default class extends CatalogueSchema {
  async up() {
    const { big, code, id, instant } = this.types
    this.create(
      'catalogue_categories',
      `
      id ${id},
      parent_id ${big} references catalogue_categories (id),
      kind ${code} not null,
      code ${code} not null,
      status ${code} not null default 'published',
      position integer not null default 0,
      display_mode ${code} not null default 'products_and_description',
      logo_media_id ${big},
      banner_media_id ${big},
      version integer not null default 1,
      created_at ${instant} not null,
      updated_at ${instant} not null,
      unique (kind, code)
      `
    )
    this.index('catalogue_categories', 'parent_id')
  }

  async down() {
    this.drop('catalogue_categories')
  }
}
