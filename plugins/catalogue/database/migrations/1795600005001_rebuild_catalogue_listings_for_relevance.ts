import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** The words of products are weighed by where they stand: the worker reads them anew, batch by batch. */
export default class extends CatalogueSchema {
  async up() {
    const now = this.isSqlite ? "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')" : 'now()'
    this.schema.raw(
      `insert into core_jobs (job, payload, unique_key, state, run_at, created_at)
       select 'catalogue.rebuild_listings', '{}', 'all', 'waiting', ${now}, ${now}
       where exists (select 1 from catalogue_products) and not exists
         (select 1 from core_jobs where job = 'catalogue.rebuild_listings' and state = 'waiting')`
    )
  }

  async down() {
    // What was read anew stands.
  }
}
