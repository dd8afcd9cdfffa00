import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, instant, json, reference } from '#core/database/columns'

const ADDED = ['owner_id', 'owner_name', 'label', 'result', 'stop_requested_at']

/** Who asked for a job, what it is called, what came of it, and whether somebody asked it to stop. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('core_jobs', (table) => {
      reference(table, 'owner_id').nullable()
      code(table, 'owner_name', 200).nullable()
      json(table, 'label').nullable()
      json(table, 'result').nullable()
      instant(table, 'stop_requested_at').nullable()
    })
    this.schema.raw('create index core_jobs_owner on core_jobs (owner_id, id) where owner_id is not null')
  }

  async down() {
    this.schema.raw('drop index core_jobs_owner')
    for (const column of ADDED) this.schema.raw(`alter table core_jobs drop column ${column}`)
  }
}
