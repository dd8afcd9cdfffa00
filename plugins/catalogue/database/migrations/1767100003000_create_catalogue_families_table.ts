import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** Families: which attributes a kind of product has. */
export default class extends CatalogueSchema {
  async up() {
    const { boolean, code, id, instant, json } = this.types
    this.create(
      'catalogue_families',
      `
      id ${id},
      code ${code} not null unique,
      name ${json} not null,
      is_system ${boolean} not null default false,
      version integer not null default 1,
      created_at ${instant} not null,
      updated_at ${instant} not null
      `
    )
  }

  async down() {
    this.drop('catalogue_families')
  }
}
