import { BaseSchema } from '@adonisjs/lucid/schema'
import { json } from '#core/database/columns'

/** What a quote came to in the shop when its customer asked: theirs to read until staff send. Quotes of before have none. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('sales_quotes', (table) => {
      json(table, 'asked').nullable()
    })
  }

  async down() {
    this.schema.raw('alter table sales_quotes drop column asked')
  }
}
