import { BaseSchema } from '@adonisjs/lucid/schema'
import { reference, version } from '#core/database/columns'

/** How often the workflow of a role in a tracker was written: of two who change it at once, one is told. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('tickets_workflows', (table) => {
      reference(table, 'role_id').notNullable().references('id').inTable('users_roles').onDelete('CASCADE')
      reference(table, 'tracker_id').notNullable().references('id').inTable('tickets_trackers').onDelete('CASCADE')
      version(table)
      table.primary(['role_id', 'tracker_id'])
      table.index(['tracker_id'])
    })
  }

  async down() {
    this.schema.dropTable('tickets_workflows')
  }
}
