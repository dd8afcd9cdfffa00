import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, email, id, instant } from '#core/database/columns'

/** Mails that were sent or stored: to whom, when, and their subject. The text is not kept, since it may hold a secret link. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('core_mails', (table) => {
      id(table)
      code(table, 'mail_id', 64).notNullable().unique()
      email(table, 'recipient').notNullable()
      code(table, 'template', 100).notNullable()
      table.string('subject', 250).notNullable()
      instant(table, 'sent_at').notNullable()
      table.index(['recipient', 'sent_at'])
      table.index(['sent_at'])
    })
  }

  async down() {
    this.schema.dropTable('core_mails')
  }
}
