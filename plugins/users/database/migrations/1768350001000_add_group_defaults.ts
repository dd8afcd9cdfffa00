import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean } from '#core/database/columns'

const COLUMNS = ['takes_individuals', 'takes_professionals']

/** Where new customers of each kind go. The built-in groups take their own, as they did by their codes. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('users_groups', (table) => {
      for (const column of COLUMNS) boolean(table, column).notNullable().defaultTo(false)
    })
    this.defer(async (db) => {
      await db.from('users_groups').where('code', 'general').update({ takes_individuals: true })
      await db.from('users_groups').where('code', 'professional').update({ takes_professionals: true })
    })
  }

  async down() {
    for (const column of COLUMNS) this.schema.raw(`alter table users_groups drop column ${column}`)
  }
}
