import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** What the pictures and videos of products may be sorted into. */
export default class extends CatalogueSchema {
  async up() {
    const { code, id, instant } = this.types
    this.create(
      'catalogue_media_categories',
      `
      id ${id},
      code ${code} not null unique,
      name text not null,
      version integer not null default 1,
      created_at ${instant} not null,
      updated_at ${instant} not null
      `
    )
  }

  async down() {
    this.drop('catalogue_media_categories')
  }
}
