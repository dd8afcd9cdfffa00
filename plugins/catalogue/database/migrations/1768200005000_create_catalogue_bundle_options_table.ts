import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** What is chosen of a bundle: each option is a question with its parts as answers. */
export default class extends CatalogueSchema {
  async up() {
    const { big, boolean, code, id, json } = this.types
    this.create(
      'catalogue_bundle_options',
      `
      id ${id},
      product_id ${big} not null references catalogue_products (id) on delete cascade,
      code ${code} not null,
      label ${json} not null,
      type ${code} not null,
      is_required ${boolean} not null default true,
      position integer not null default 0,
      unique (product_id, code)
      `
    )
  }

  async down() {
    this.drop('catalogue_bundle_options')
  }
}
