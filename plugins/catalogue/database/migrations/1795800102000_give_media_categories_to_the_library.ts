import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** Columns of permissions: as they are, or inside a list in JSON. */
const PERMISSIONS = {
  users_role_permissions: 'permission',
  users_seeds: 'permission',
  users_api_tokens: 'scopes',
}

const KEYS = [
  ['catalogue.media_categories.', 'platform.media_categories.'],
  ['catalogue.menu.media_categories', 'platform.menu.media_categories'],
] as const

/** One kind of category for all media of the library: those of products become the library's. */
export default class extends CatalogueSchema {
  async up() {
    this.schema.raw(`insert into core_media_categories (id, code, name, version, created_at, updated_at)
      select id, code, name, version, created_at, updated_at from catalogue_media_categories`)
    this.#renumber('core_media_categories')
    // A medium that several products sort differently gets the first of their categories.
    this.schema.raw(`update core_media set category_id = (select min(pm.media_category_id)
      from catalogue_product_media pm where pm.media_id = core_media.id)`)
    this.schema.raw('drop index catalogue_product_media_media_category_id_index')
    this.schema.raw('alter table catalogue_product_media drop column media_category_id')
    this.drop('catalogue_media_categories')
    this.#rename(([before, after]) => [before, after])
  }

  async down() {
    const { big, code, id, instant } = this.types
    this.create(
      'catalogue_media_categories',
      `
      id ${id},
      code ${code} not null unique,
      name text not null,
      version integer not null default 1,
      created_at ${instant} not null,
      updated_at ${instant} not null
      `
    )
    this.schema.raw(`insert into catalogue_media_categories (id, code, name, version, created_at, updated_at)
      select id, code, name, version, created_at, updated_at from core_media_categories`)
    this.#renumber('catalogue_media_categories')
    this.schema.raw(`alter table catalogue_product_media add column media_category_id ${big}`)
    this.index('catalogue_product_media', 'media_category_id')
    this.schema.raw(`update catalogue_product_media set media_category_id =
      (select m.category_id from core_media m where m.id = catalogue_product_media.media_id)`)
    this.schema.raw('update core_media set category_id = null')
    this.schema.raw('delete from core_media_categories')
    this.#rename(([before, after]) => [after, before])
  }

  /** The next row gets a number above those that were copied; SQLite sees to it itself. */
  #renumber(table: string): void {
    if (this.isSqlite) return
    this.schema.raw(`select setval(pg_get_serial_sequence('${table}', 'id'),
      (select coalesce(max(id), 0) + 1 from ${table}), false)`)
  }

  /** Permissions follow the categories: who had them keeps them. */
  #rename(order: (keys: (typeof KEYS)[number]) => readonly [string, string]): void {
    for (const [table, column] of Object.entries(PERMISSIONS)) {
      for (const keys of KEYS) {
        const [before, after] = order(keys)
        this.schema.raw(`update ${table} set ${column} = replace(${column}, '${before}', '${after}')
          where ${column} like '%${before}%'`)
      }
    }
  }
}
