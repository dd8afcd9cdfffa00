import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** What a category says in each language. */
export default class extends CatalogueSchema {
  async up() {
    const { big, code } = this.types
    this.createKeyed(
      'catalogue_category_translations',
      `
      category_id ${big} not null references catalogue_categories (id) on delete cascade,
      locale ${code} not null,
      kind ${code} not null,
      name text not null,
      slug ${code} not null,
      url_path text not null,
      description text not null default '',
      meta_title text not null default '',
      meta_description text not null default '',
      primary key (category_id, locale)
      `
    )
    this.index('catalogue_category_translations', 'kind, locale, slug')
  }

  async down() {
    this.drop('catalogue_category_translations')
  }
}
