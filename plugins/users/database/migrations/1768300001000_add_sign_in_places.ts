import { BaseSchema } from '@adonisjs/lucid/schema'
import { code } from '#core/database/columns'

/** From where somebody came in: network address and browser, to be recognised in the list of sign-ins. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('users_sign_ins', (table) => {
      code(table, 'address', 45).nullable()
      table.string('agent', 255).nullable()
    })
  }

  async down() {
    for (const column of ['address', 'agent']) {
      this.schema.raw(`alter table users_sign_ins drop column ${column}`)
    }
  }
}
