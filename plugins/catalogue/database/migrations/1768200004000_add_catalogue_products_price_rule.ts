import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** What a bundle costs: a price of its own (`fixed`), or the sum of its parts less a discount in basis points (`parts`). */
export default class extends CatalogueSchema {
  async up() {
    const { code } = this.types
    this.schema.raw(`alter table catalogue_products add column price_rule ${code} not null default 'fixed'`)
    this.schema.raw('alter table catalogue_products add column parts_discount integer not null default 0')
  }

  async down() {
    this.schema.raw('alter table catalogue_products drop column parts_discount')
    this.schema.raw('alter table catalogue_products drop column price_rule')
  }
}
