import { BaseSchema } from '@adonisjs/lucid/schema'

/** Pictures and videos of an import come after its rows, in a phase of their own. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('core_imports', (table) => {
      table.string('phase', 10).notNullable().defaultTo('rows')
    })
  }

  override async down() {
    this.schema.alterTable('core_imports', (table) => {
      table.dropColumn('phase')
    })
  }
}
