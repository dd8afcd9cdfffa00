import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** What a product says in each language. */
export default class extends CatalogueSchema {
  async up() {
    const { big, code, json } = this.types
    this.createKeyed(
      'catalogue_product_translations',
      `
      product_id ${big} not null references catalogue_products (id) on delete cascade,
      locale ${code} not null,
      name text not null,
      slug ${code} not null,
      description text not null default '',
      meta_title text not null default '',
      meta_description text not null default '',
      attributes ${json} not null,
      primary key (product_id, locale)
      `
    )
    this.index('catalogue_product_translations', 'locale, slug')
  }

  async down() {
    this.drop('catalogue_product_translations')
  }
}
