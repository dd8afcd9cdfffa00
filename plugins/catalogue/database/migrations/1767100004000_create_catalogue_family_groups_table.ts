import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** Groups of a family: the sections of its form. */
export default class extends CatalogueSchema {
  async up() {
    const { big, code, id, json } = this.types
    this.create(
      'catalogue_family_groups',
      `
      id ${id},
      family_id ${big} not null references catalogue_families (id) on delete cascade,
      code ${code} not null,
      name ${json} not null,
      form_column integer not null default 1,
      position integer not null default 0,
      unique (family_id, code)
      `
    )
  }

  async down() {
    this.drop('catalogue_family_groups')
  }
}
