import { BaseSchema } from '@adonisjs/lucid/schema'
import { SystemClock } from '#core/time/system_clock'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { seedDefaults } from '#plugins/catalogue/services/seed_defaults'

/** The system attributes, the default family and the source `main`. */
export default class extends BaseSchema {
  async up() {
    this.defer((client) => seedDefaults(new Bulk(client), new SystemClock().iso()))
  }

  async down() {
    // The rows go with their tables.
  }
}
