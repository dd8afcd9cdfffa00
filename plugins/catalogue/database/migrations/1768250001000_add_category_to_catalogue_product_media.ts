import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** The category of a medium; without a foreign key, because SQLite could not take such a column away again. */
export default class extends CatalogueSchema {
  async up() {
    this.schema.raw(`alter table catalogue_product_media add column media_category_id ${this.types.big}`)
    this.index('catalogue_product_media', 'media_category_id')
  }

  async down() {
    this.schema.raw('drop index catalogue_product_media_media_category_id_index')
    this.schema.raw('alter table catalogue_product_media drop column media_category_id')
  }
}
