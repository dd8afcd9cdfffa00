import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** The sum of the movements and of the open reservations, per variant and source. */
export default class extends CatalogueSchema {
  async up() {
    const { big } = this.types
    this.createKeyed(
      'catalogue_stock_levels',
      `
      variant_id ${big} not null references catalogue_variants (id) on delete cascade,
      source_id ${big} not null references catalogue_inventory_sources (id),
      on_hand integer not null default 0 check (on_hand >= 0),
      reserved integer not null default 0 check (reserved >= 0 and reserved <= on_hand),
      primary key (variant_id, source_id)
      `
    )
  }

  async down() {
    this.drop('catalogue_stock_levels')
  }
}
