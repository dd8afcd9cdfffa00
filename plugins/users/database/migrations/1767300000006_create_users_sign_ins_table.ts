import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, instant, reference } from '#core/database/columns'

/**
 * Who is signed in where: one row a sign-in, of a customer or of staff, by the digest of what the session remembers.
 * `epoch` is the person's when they came in.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('users_sign_ins', (table) => {
      code(table, 'digest', 43).primary()
      reference(table, 'customer_id').nullable().references('id').inTable('users_customers').onDelete('CASCADE')
      reference(table, 'staff_id').nullable().references('id').inTable('users_staff').onDelete('CASCADE')
      table.integer('epoch').notNullable()
      instant(table, 'ends_at').notNullable()
      instant(table, 'created_at').notNullable()
      table.index(['customer_id'])
      table.index(['staff_id'])
      table.index(['ends_at'])
    })
  }

  async down() {
    this.schema.dropTable('users_sign_ins')
  }
}
