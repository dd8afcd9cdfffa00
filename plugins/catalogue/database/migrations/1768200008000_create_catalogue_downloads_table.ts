import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/**
 * Links that a buyer receives and samples for everybody. `source` is an address or the hash of a file; `times` and
 * `days` limit what a buyer may do with a link (0: no limit); `downloads` counts.
 */
export default class extends CatalogueSchema {
  async up() {
    const { big, code, id, json } = this.types
    this.create(
      'catalogue_downloads',
      `
      id ${id},
      product_id ${big} not null references catalogue_products (id) on delete cascade,
      kind ${code} not null,
      title ${json} not null,
      source ${code} not null,
      file_hash ${code} references catalogue_files (hash),
      times integer not null default 0 check (times >= 0),
      days integer not null default 0 check (days >= 0),
      downloads ${big} not null default 0,
      position integer not null default 0,
      unique (product_id, kind, source)
      `
    )
    this.index('catalogue_downloads', 'file_hash')
  }

  async down() {
    this.drop('catalogue_downloads')
  }
}
