import { BaseSchema } from '@adonisjs/lucid/schema'

/** What each write changed, for the memories of other processes. Old rows are swept by a job. */
export default class extends BaseSchema {
  async up() {
    const isPostgres = this.db.dialect.name === 'postgres'
    this.schema.createTable('core_changes', (table) => {
      table.bigIncrements('seq')
      table.string('topic', 64).notNullable()
      table.text('changed').notNullable()
      // The database's own clock: the writers of changes need not carry one, and sweeping need not be exact.
      table
        .specificType('noted_at', isPostgres ? 'timestamptz(3)' : 'varchar(24)')
        .notNullable()
        .defaultTo(this.raw(isPostgres ? 'now()' : "(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))"))
        .index('core_changes_noted_at_index')
    })
    if (isPostgres) {
      this.schema.raw('alter table core_changes add column xid xid8 not null default pg_current_xact_id()')
      this.schema.raw('create index core_changes_xid_index on core_changes (xid)')
    }
  }

  async down() {
    this.schema.dropTable('core_changes')
  }
}
