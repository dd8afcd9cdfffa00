import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** Stock promised to somebody until it expires, is taken or is given back. */
export default class extends CatalogueSchema {
  async up() {
    const { big, code, id, instant } = this.types
    this.create(
      'catalogue_stock_reservations',
      `
      id ${id},
      reference ${code} not null,
      variant_id ${big} not null references catalogue_variants (id) on delete cascade,
      source_id ${big} not null references catalogue_inventory_sources (id),
      quantity integer not null check (quantity > 0),
      status ${code} not null default 'open',
      expires_at ${instant},
      created_at ${instant} not null,
      closed_at ${instant}
      `
    )
    this.index('catalogue_stock_reservations', 'reference')
    this.index('catalogue_stock_reservations', 'variant_id, source_id')
    this.index('catalogue_stock_reservations', 'expires_at', '', "status = 'open'")
  }

  async down() {
    this.drop('catalogue_stock_reservations')
  }
}
