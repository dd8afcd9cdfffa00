import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, email, instant, reference } from '#core/database/columns'

/**
 * Links by which customers show that an e-mail address is theirs: that of their account, or the one that shall take its
 * place. The digest of each, until its time is over: used a second time it does nothing more.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('users_email_links', (table) => {
      code(table, 'digest', 43).primary()
      reference(table, 'customer_id').notNullable().references('id').inTable('users_customers').onDelete('CASCADE')
      email(table).notNullable()
      instant(table, 'used_at').nullable()
      instant(table, 'ends_at').notNullable()
      instant(table, 'created_at').notNullable()
      table.index(['customer_id'])
      table.index(['ends_at'])
    })
  }

  async down() {
    this.schema.dropTable('users_email_links')
  }
}
