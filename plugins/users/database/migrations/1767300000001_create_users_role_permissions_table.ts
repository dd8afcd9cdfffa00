import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, reference } from '#core/database/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('users_role_permissions', (table) => {
      reference(table, 'role_id').notNullable().references('id').inTable('users_roles').onDelete('CASCADE')
      code(table, 'permission', 120).notNullable()
      table.primary(['role_id', 'permission'])
    })
  }

  async down() {
    this.schema.dropTable('users_role_permissions')
  }
}
