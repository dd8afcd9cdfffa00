import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, instant } from '#core/database/columns'

/** Mails by their number: when one was handed to the mail server first, and when the server took it. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('core_mail_deliveries', (table) => {
      code(table, 'mail_id', 64).notNullable().primary()
      instant(table, 'begun_at').notNullable()
      instant(table, 'taken_at').nullable()
      table.index(['begun_at'], 'core_mail_deliveries_begun_at')
    })
  }

  async down() {
    this.schema.dropTable('core_mail_deliveries')
  }
}
