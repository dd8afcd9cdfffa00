import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** The public price of each variant over time; an open end is the present one. */
export default class extends CatalogueSchema {
  async up() {
    const { big, boolean, code, id, instant } = this.types
    this.create(
      'catalogue_price_history',
      `
      id ${id},
      variant_id ${big} not null references catalogue_variants (id) on delete cascade,
      currency ${code} not null,
      amount ${big} not null,
      from_at ${instant} not null,
      to_at ${instant},
      is_reduced ${boolean} not null default false
      `
    )
    this.index('catalogue_price_history', 'variant_id, currency, from_at')
  }

  async down() {
    this.drop('catalogue_price_history')
  }
}
