import { BaseSchema } from '@adonisjs/lucid/schema'

/** Orders and quotes of guests are found by their address. */
const TABLES = ['sales_orders', 'sales_quotes']

export default class extends BaseSchema {
  async up() {
    for (const name of TABLES) {
      this.schema.alterTable(name, (table) => {
        table.index(['email'], `${name}_email`)
      })
    }
  }

  async down() {
    for (const name of TABLES) {
      this.schema.alterTable(name, (table) => {
        table.dropIndex(['email'], `${name}_email`)
      })
    }
  }
}
