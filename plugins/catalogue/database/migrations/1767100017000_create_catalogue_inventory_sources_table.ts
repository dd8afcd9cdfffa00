import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** Places that hold stock; a lower priority number is asked first. */
export default class extends CatalogueSchema {
  async up() {
    const { code, id } = this.types
    this.create(
      'catalogue_inventory_sources',
      `
      id ${id},
      code ${code} not null unique,
      name text not null,
      description text not null default '',
      priority integer not null default 0,
      contact_name text not null default '',
      contact_email text not null default '',
      contact_phone text not null default '',
      country ${code} not null default 'FR',
      postcode ${code} not null default '',
      city text not null default '',
      street text not null default '',
      latitude text,
      longitude text,
      status ${code} not null default 'active',
      version integer not null default 1
      `
    )
  }

  async down() {
    this.drop('catalogue_inventory_sources')
  }
}
