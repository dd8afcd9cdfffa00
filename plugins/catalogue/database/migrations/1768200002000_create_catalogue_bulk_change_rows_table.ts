import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** One row a product of a bulk change: every value before and after, so that it can be shown, applied and undone. */
export default class extends CatalogueSchema {
  async up() {
    const { big, code } = this.types
    this.createKeyed(
      'catalogue_bulk_change_rows',
      `
      change_id ${big} not null references catalogue_bulk_changes (id) on delete cascade,
      product_id ${big} not null,
      outcome ${code} not null,
      cells text not null,
      problem text,
      primary key (change_id, product_id)
      `
    )
    this.index('catalogue_bulk_change_rows', 'change_id, outcome, product_id')
  }

  async down() {
    this.drop('catalogue_bulk_change_rows')
  }
}
