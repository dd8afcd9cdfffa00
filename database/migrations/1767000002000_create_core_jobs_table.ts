import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, instant, json } from '#core/database/columns'

/** Work for the worker processes. Rows in the state `dead` are kept for ever. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('core_jobs', (table) => {
      table.bigIncrements('id')
      code(table, 'job', 120).notNullable()
      json(table, 'payload').notNullable()
      code(table, 'unique_key', 160).nullable()
      code(table, 'state', 12).notNullable()
      table.integer('attempts').notNullable().defaultTo(0)
      instant(table, 'run_at').notNullable()
      code(table, 'claim', 60).nullable()
      instant(table, 'claimed_until').nullable()
      table.bigInteger('progress_done').nullable()
      table.bigInteger('progress_total').nullable()
      table.text('error').nullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'started_at').nullable()
      instant(table, 'finished_at').nullable()
    })
    this.schema.raw("create index core_jobs_waiting on core_jobs (run_at, id) where state = 'waiting'")
    this.schema.raw("create index core_jobs_running on core_jobs (claimed_until) where state = 'running'")
    this.schema.raw(
      "create unique index core_jobs_one_waiting on core_jobs (job, unique_key) where state = 'waiting' and unique_key is not null"
    )
    this.schema.raw('create index core_jobs_finished on core_jobs (state, finished_at)')
  }

  async down() {
    this.schema.dropTable('core_jobs')
  }
}
