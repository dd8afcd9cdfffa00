import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** Values that a select, multiselect or checkbox attribute offers. */
export default class extends CatalogueSchema {
  async up() {
    const { big, code, id, json } = this.types
    this.create(
      'catalogue_attribute_options',
      `
      id ${id},
      attribute_id ${big} not null references catalogue_attributes (id) on delete cascade,
      code ${code} not null,
      label ${json} not null,
      swatch text,
      position integer not null default 0,
      unique (attribute_id, code)
      `
    )
  }

  async down() {
    this.drop('catalogue_attribute_options')
  }
}
