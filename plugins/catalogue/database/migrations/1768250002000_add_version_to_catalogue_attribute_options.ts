import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** Options are edited one by one: each counts its writes. */
export default class extends CatalogueSchema {
  async up() {
    this.schema.raw('alter table catalogue_attribute_options add column version integer not null default 1')
  }

  async down() {
    this.schema.raw('alter table catalogue_attribute_options drop column version')
  }
}
