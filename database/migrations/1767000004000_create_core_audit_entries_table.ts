import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, id, instant, json, reference } from '#core/database/columns'

/** Who changed which field of what, from what to what, and by which way. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('core_audit_entries', (table) => {
      id(table)
      instant(table, 'occurred_at').notNullable()
      code(table, 'subject', 80).notNullable()
      code(table, 'subject_id', 80).notNullable()
      code(table, 'action', 12).notNullable()
      json(table, 'changes').notNullable()
      code(table, 'channel', 12).notNullable()
      code(table, 'actor_kind', 12).notNullable()
      reference(table, 'actor_id').nullable()
      table.string('actor_name', 200).notNullable()
      code(table, 'request_id', 64).nullable()
      table.index(['subject', 'subject_id', 'id'], 'core_audit_entries_subject')
      table.index(['actor_kind', 'actor_id', 'id'], 'core_audit_entries_actor')
      table.index(['occurred_at'], 'core_audit_entries_occurred_at')
    })
  }

  async down() {
    this.schema.dropTable('core_audit_entries')
  }
}
