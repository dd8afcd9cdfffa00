import { BaseSchema } from '@adonisjs/lucid/schema'
import { json } from '#core/database/columns'

/** Which fields a run changed, and of how many things: one that was interrupted goes on counting. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('core_imports', (table) => {
      json(table, 'changes').nullable()
    })
  }

  async down() {
    this.schema.alterTable('core_imports', (table) => {
      table.dropColumn('changes')
    })
  }
}
