import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** Attribute definitions: what may be said of a product. */
export default class extends CatalogueSchema {
  async up() {
    const { boolean, code, id, instant, json } = this.types
    this.create(
      'catalogue_attributes',
      `
      id ${id},
      code ${code} not null unique,
      label ${json} not null,
      type ${code} not null,
      swatch_type ${code},
      validation ${code},
      regex text,
      is_required ${boolean} not null default false,
      is_unique ${boolean} not null default false,
      is_filterable ${boolean} not null default false,
      is_comparable ${boolean} not null default false,
      is_configurable ${boolean} not null default false,
      is_visible_in_list ${boolean} not null default false,
      is_visible_on_page ${boolean} not null default true,
      is_searchable ${boolean} not null default false,
      value_per_locale ${boolean} not null default false,
      value_per_channel ${boolean} not null default false,
      enable_wysiwyg ${boolean} not null default false,
      default_value text,
      position integer not null default 0,
      is_system ${boolean} not null default false,
      version integer not null default 1,
      created_at ${instant} not null,
      updated_at ${instant} not null
      `
    )
  }

  async down() {
    this.drop('catalogue_attributes')
  }
}
