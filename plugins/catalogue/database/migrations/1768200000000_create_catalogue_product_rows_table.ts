import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/**
 * One row a product, as the back office lists it: drafts too, in the first language. It is written with whatever
 * changes the product, so that a list of 100,000 needs no join. What products stand already is listed by a job.
 */
export default class extends CatalogueSchema {
  async up() {
    const { big, code, instant } = this.types
    this.create(
      'catalogue_product_rows',
      `
      product_id ${big} not null primary key references catalogue_products (id) on delete cascade,
      sku ${code} not null,
      name text not null,
      name_key ${code} not null,
      words ${code} not null,
      image text,
      status ${code} not null,
      type ${code} not null,
      family ${code} not null,
      variants integer not null,
      currency ${code} not null,
      price_amount ${big} not null,
      special_price_amount ${big},
      on_hand ${big} not null,
      available ${big} not null,
      categories ${code} not null,
      updated_at ${instant} not null
      `
    )
    // SQLite walks an index in the order asked for and looks at what it filters by: all of that stands in the index.
    const looked = this.isSqlite ? ', words, categories, status' : ''
    this.index('catalogue_product_rows', `name_key, product_id${looked}`)
    this.index('catalogue_product_rows', `updated_at, product_id${looked}`)
    this.index('catalogue_product_rows', 'sku, product_id')
    this.index('catalogue_product_rows', 'price_amount, product_id, status, currency')
    this.index('catalogue_product_rows', 'available, product_id, status')
    const now = this.isSqlite ? "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')" : 'now()'
    this.schema.raw(
      `insert into core_jobs (job, payload, unique_key, state, run_at, created_at)
       select 'catalogue.rebuild_listings', '{}', 'all', 'waiting', ${now}, ${now}
       where exists (select 1 from catalogue_products) and not exists
         (select 1 from core_jobs where job = 'catalogue.rebuild_listings' and state = 'waiting')`
    )
  }

  async down() {
    this.drop('catalogue_product_rows')
  }
}
