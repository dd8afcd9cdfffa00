import { BaseSchema } from '@adonisjs/lucid/schema'

/** A slider may stand at places that plugins name, and on one page of them alone. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('branding_sliders', (table) => {
      table.text('about').nullable()
    })
    this.#place(64)
  }

  async down() {
    this.schema.raw(`update branding_sliders set place = 'pages' where length(place) > 16`)
    this.#place(16)
    this.schema.alterTable('branding_sliders', (table) => {
      table.dropColumn('about')
    })
  }

  /** SQLite keeps text of any length. */
  #place(length: number): void {
    if (this.db.dialect.name !== 'postgres') return
    this.schema.raw(`alter table branding_sliders alter column place type varchar(${length}) collate "C"`)
  }
}
