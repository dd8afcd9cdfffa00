import { BaseSchema } from '@adonisjs/lucid/schema'
import { json } from '#core/database/columns'

/** Whom and where to a quote was sent: staff may change the addresses afterwards. What was sent before had those of its quote. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('sales_quote_revisions', (table) => {
      json(table, 'billing').nullable()
      json(table, 'delivery').nullable()
    })
    for (const column of ['billing', 'delivery']) {
      this.schema.raw(
        `update sales_quote_revisions set ${column} =
          (select q.${column} from sales_quotes q where q.id = sales_quote_revisions.quote_id)`
      )
    }
  }

  async down() {
    this.schema.raw('alter table sales_quote_revisions drop column delivery')
    this.schema.raw('alter table sales_quote_revisions drop column billing')
  }
}
