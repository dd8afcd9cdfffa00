import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** Changes of many products at once: what was asked, by whom, and how far it is. */
export default class extends CatalogueSchema {
  async up() {
    const { big, code, id, instant } = this.types
    this.create(
      'catalogue_bulk_changes',
      `
      id ${id},
      staff_id ${big} not null,
      staff_name text not null,
      change text not null,
      state ${code} not null,
      job_id ${big},
      products integer not null,
      unchanged integer not null default 0,
      created_at ${instant} not null,
      applied_at ${instant},
      undone_at ${instant}
      `
    )
    this.index('catalogue_bulk_changes', 'staff_id, id')
  }

  async down() {
    this.drop('catalogue_bulk_changes')
  }
}
