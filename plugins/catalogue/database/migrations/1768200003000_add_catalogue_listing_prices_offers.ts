import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** What cards and pages say differently to a customer group, as JSON that is laid over everybody's. */
export default class extends CatalogueSchema {
  async up() {
    this.schema.raw('alter table catalogue_listing_prices add column card text')
    this.schema.raw('alter table catalogue_listing_prices add column page text')
    this.index('catalogue_listing_prices', 'customer_group, channel', '', "customer_group <> ''")
  }

  async down() {
    this.schema.raw("delete from catalogue_listing_prices where customer_group <> ''")
    this.schema.raw('drop index catalogue_listing_prices_customer_group_channel_index')
    this.schema.raw('alter table catalogue_listing_prices drop column page')
    this.schema.raw('alter table catalogue_listing_prices drop column card')
  }
}
