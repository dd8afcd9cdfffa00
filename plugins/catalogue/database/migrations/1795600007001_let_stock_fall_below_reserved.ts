import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

const TABLE = 'catalogue_stock_levels'

/**
 * A count is a fact: less may be on hand than is reserved. SQLite has no way to drop a check, so the table is made anew.
 * The index holds the levels that are short: there are few.
 */
export default class extends CatalogueSchema {
  async up() {
    if (this.isSqlite) this.remake('')
    else this.schema.raw(`alter table ${TABLE} drop constraint ${TABLE}_check, add check (reserved >= 0)`)
    this.index(TABLE, 'variant_id', '', 'reserved > on_hand')
  }

  async down() {
    this.schema.raw(`drop index ${TABLE}_variant_id_index`)
    // The older check knows no shortage: what is reserved counts as being there.
    this.schema.raw(`update ${TABLE} set on_hand = reserved where on_hand < reserved`)
    if (this.isSqlite) this.remake(' and reserved <= on_hand')
    else {
      this.schema.raw(`alter table ${TABLE} drop constraint ${TABLE}_reserved_check`)
      this.schema.raw(
        `alter table ${TABLE} add constraint ${TABLE}_check check (reserved >= 0 and reserved <= on_hand)`
      )
    }
  }

  private remake(check: string) {
    const { big } = this.types
    this.createKeyed(
      `${TABLE}_new`,
      `
      variant_id ${big} not null references catalogue_variants (id) on delete cascade,
      source_id ${big} not null references catalogue_inventory_sources (id),
      on_hand integer not null default 0 check (on_hand >= 0),
      reserved integer not null default 0 check (reserved >= 0${check}),
      primary key (variant_id, source_id)
      `
    )
    this.schema.raw(`insert into ${TABLE}_new select variant_id, source_id, on_hand, reserved from ${TABLE}`)
    this.schema.raw(`drop table ${TABLE}`)
    this.schema.raw(`alter table ${TABLE}_new rename to ${TABLE}`)
  }
}
