import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** What reduces the prices of variants for a time, and in which channel past prices were asked. */
export default class extends CatalogueSchema {
  async up() {
    const { big, code, id, instant, json } = this.types
    this.create(
      'catalogue_reductions',
      `
      id ${id},
      variant_id ${big} not null references catalogue_variants (id) on delete cascade,
      channel ${code} not null,
      customer_group ${code} not null,
      currency ${code} not null,
      steps ${json} not null,
      from_at ${instant},
      to_at ${instant}
      `
    )
    this.index('catalogue_reductions', 'variant_id, channel')
    this.schema.raw(`alter table catalogue_price_history add column channel ${code} not null default ''`)
  }

  async down() {
    this.schema.raw("delete from catalogue_price_history where channel <> ''")
    this.schema.raw('alter table catalogue_price_history drop column channel')
    this.drop('catalogue_reductions')
  }
}
