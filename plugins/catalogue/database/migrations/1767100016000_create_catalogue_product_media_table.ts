import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** Pictures and videos of a product or of one of its variants, in order. */
export default class extends CatalogueSchema {
  async up() {
    const { big, code, id, json } = this.types
    this.create(
      'catalogue_product_media',
      `
      id ${id},
      product_id ${big} not null references catalogue_products (id) on delete cascade,
      variant_id ${big} references catalogue_variants (id) on delete cascade,
      media_id ${big} not null,
      kind ${code} not null default 'image',
      alt ${json} not null,
      position integer not null default 0
      `
    )
    this.index('catalogue_product_media', 'product_id, position')
    this.index('catalogue_product_media', 'variant_id')
    this.index('catalogue_product_media', 'media_id')
  }

  async down() {
    this.drop('catalogue_product_media')
  }
}
