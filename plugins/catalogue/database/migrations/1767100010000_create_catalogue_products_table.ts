import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** Products. What is sold is a variant; every product has at least one. */
export default class extends CatalogueSchema {
  async up() {
    const { big, code, id, instant, json } = this.types
    this.create(
      'catalogue_products',
      `
      id ${id},
      code ${code} not null unique,
      type ${code} not null,
      family_id ${big} not null references catalogue_families (id),
      status ${code} not null default 'draft',
      tax_category ${code},
      option_attributes ${json} not null,
      attributes ${json} not null,
      position integer not null default 0,
      row_hash ${code} not null default '',
      version integer not null default 1,
      created_at ${instant} not null,
      updated_at ${instant} not null
      `
    )
    this.index('catalogue_products', 'family_id')
    this.index('catalogue_products', 'status')
  }

  async down() {
    this.drop('catalogue_products')
  }
}
