import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** Attributes of each group, in order. */
export default class extends CatalogueSchema {
  async up() {
    const { big } = this.types
    this.createKeyed(
      'catalogue_family_attributes',
      `
      group_id ${big} not null references catalogue_family_groups (id) on delete cascade,
      attribute_id ${big} not null references catalogue_attributes (id) on delete cascade,
      position integer not null default 0,
      primary key (group_id, attribute_id)
      `
    )
    this.index('catalogue_family_attributes', 'attribute_id')
  }

  async down() {
    this.drop('catalogue_family_attributes')
  }
}
