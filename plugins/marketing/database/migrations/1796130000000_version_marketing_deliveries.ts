import { BaseSchema } from '@adonisjs/lucid/schema'
import { version } from '#core/database/columns'

/** Staff read the mails of campaigns as a list, the latest first. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('marketing_deliveries', (table) => {
      version(table)
      table.index(['campaign_id', 'queued_at'], 'marketing_deliveries_queued')
    })
  }

  async down() {
    this.schema.alterTable('marketing_deliveries', (table) => {
      table.dropIndex(['campaign_id', 'queued_at'], 'marketing_deliveries_queued')
      table.dropColumn('version')
    })
  }
}
