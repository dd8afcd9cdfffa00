import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** Whose price it was: empty is everybody's. */
export default class extends CatalogueSchema {
  async up() {
    const { code } = this.types
    this.schema.raw(`alter table catalogue_price_history add column customer_group ${code} not null default ''`)
  }

  async down() {
    this.schema.raw("delete from catalogue_price_history where customer_group <> ''")
    this.schema.raw('alter table catalogue_price_history drop column customer_group')
  }
}
