import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** Files that are sold or given as samples; their bytes lie among core's kept files, under no public path. */
export default class extends CatalogueSchema {
  async up() {
    const { big, code, id, instant } = this.types
    this.create(
      'catalogue_files',
      `
      id ${id},
      hash ${code} not null unique,
      name text not null,
      type ${code} not null,
      bytes ${big} not null,
      file_id ${big} not null,
      created_at ${instant} not null
      `
    )
    this.index('catalogue_files', 'name')
  }

  async down() {
    this.drop('catalogue_files')
  }
}
