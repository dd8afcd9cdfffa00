import { BaseSchema } from '@adonisjs/lucid/schema'
import { SystemClock } from '#core/time/system_clock'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { seedDefaults } from '#plugins/catalogue/database/seed_defaults'

/** The attribute of wines that are sold en primeur, for shops from before it was one of the system's. */
export default class extends BaseSchema {
  async up() {
    this.defer((client) => seedDefaults(new Bulk(client), new SystemClock().iso()))
  }

  async down() {
    // The row goes with its table.
  }
}
