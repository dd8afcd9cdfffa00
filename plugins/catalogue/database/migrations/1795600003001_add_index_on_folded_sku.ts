import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** Finds SKUs whatever the case: a second one that differs by case alone is refused. */
export default class extends CatalogueSchema {
  async up() {
    this.schema.raw('create index catalogue_variants_lower_sku on catalogue_variants (lower(sku))')
  }

  async down() {
    this.schema.raw('drop index catalogue_variants_lower_sku')
  }
}
