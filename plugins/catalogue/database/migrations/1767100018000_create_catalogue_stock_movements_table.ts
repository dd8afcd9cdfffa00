import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** The stock ledger: signed quantities, never changed, never removed. */
export default class extends CatalogueSchema {
  async up() {
    const { big, code, id, instant } = this.types
    this.create(
      'catalogue_stock_movements',
      `
      id ${id},
      variant_id ${big} not null references catalogue_variants (id) on delete cascade,
      source_id ${big} not null references catalogue_inventory_sources (id),
      quantity integer not null check (quantity <> 0),
      reason ${code} not null,
      reference ${code} not null default '',
      occurred_at ${instant} not null
      `
    )
    this.index('catalogue_stock_movements', 'variant_id, source_id')
    this.index('catalogue_stock_movements', 'reference')
  }

  async down() {
    this.drop('catalogue_stock_movements')
  }
}
