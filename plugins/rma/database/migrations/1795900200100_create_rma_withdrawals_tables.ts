import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, email, id, instant, reference, timestamps, version } from '#core/database/columns'

/** What proves a withdrawal. Nobody changes it, and nothing deletes it. */
const EVIDENCE = [
  'number',
  'order_id',
  'order_number',
  'customer_id',
  'customer_name',
  'email',
  'channel',
  'locale',
  'is_whole',
  'reason',
  'statement',
  'received_at',
]

/** Withdrawals of consumers from their orders, and the lines of orders from which nobody may withdraw. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('rma_exempt_lines', (table) => {
      reference(table, 'order_line_id').notNullable().primary()
      reference(table, 'order_id').notNullable()
      table.index(['order_id'])
    })

    this.schema.createTable('rma_withdrawals', (table) => {
      id(table)
      code(table, 'number', 48).notNullable().unique()
      reference(table, 'order_id').notNullable()
      code(table, 'order_number', 40).notNullable()
      reference(table, 'customer_id').nullable()
      table.string('customer_name', 255).notNullable()
      email(table).notNullable()
      code(table, 'channel').notNullable()
      code(table, 'locale', 10).notNullable()
      boolean(table, 'is_whole').notNullable()
      table.text('reason').notNullable()
      table.text('statement').notNullable()
      instant(table, 'received_at').notNullable()
      code(table, 'call_key', 160).nullable().unique()
      code(table, 'state', 16).notNullable()
      code(table, 'ground', 16).nullable()
      table.text('answer').notNullable().defaultTo('')
      instant(table, 'closed_at').nullable()
      table.string('closed_by', 255).notNullable().defaultTo('')
      reference(table, 'refund_id').nullable()
      reference(table, 'return_id').nullable()
      instant(table, 'confirmed_at').nullable()
      version(table)
      timestamps(table)
      table.index(['order_id'])
      table.index(['customer_id'])
      table.index(['state', 'received_at'])
    })

    this.schema.createTable('rma_withdrawal_lines', (table) => {
      id(table)
      reference(table, 'withdrawal_id').notNullable().references('id').inTable('rma_withdrawals')
      reference(table, 'order_line_id').notNullable()
      table.string('name', 255).notNullable()
      table.string('detail', 255).notNullable()
      table.integer('quantity').notNullable()
      table.index(['withdrawal_id'])
      table.index(['order_line_id'])
    })

    this.schema.alterTable('rma_returns', (table) => {
      code(table, 'withdrawal', 48).nullable()
    })

    this.defer(async (db) => {
      const guards =
        db.dialect.name === 'postgres'
          ? [
              `create function rma_keep_evidence() returns trigger language plpgsql as $$ begin
                 raise exception 'The evidence of a withdrawal is kept as it is'; end $$`,
              `create trigger rma_withdrawals_kept before update of ${EVIDENCE.join(', ')} or delete on rma_withdrawals
                 for each row execute function rma_keep_evidence()`,
              `create trigger rma_withdrawal_lines_kept before update or delete on rma_withdrawal_lines
                 for each row execute function rma_keep_evidence()`,
            ]
          : ['rma_withdrawals', 'rma_withdrawal_lines'].flatMap((table) => {
              const columns = table === 'rma_withdrawals' ? ` of ${EVIDENCE.join(', ')}` : ''
              const refuse = "begin select raise(abort, 'The evidence of a withdrawal is kept as it is'); end"
              // Tests empty all tables, with foreign keys off.
              const isOn = 'when (select foreign_keys from pragma_foreign_keys) = 1'
              return [
                `create trigger ${table}_kept before update${columns} on ${table} ${refuse}`,
                `create trigger ${table}_stays before delete on ${table} ${isOn} ${refuse}`,
              ]
            })
      for (const guard of guards) await db.rawQuery(guard)
    })
  }

  async down() {
    this.schema.raw('alter table rma_returns drop column withdrawal')
    this.schema.dropTable('rma_withdrawal_lines')
    this.schema.dropTable('rma_withdrawals')
    this.schema.dropTable('rma_exempt_lines')
    this.defer(async (db) => {
      if (db.dialect.name === 'postgres') await db.rawQuery('drop function if exists rma_keep_evidence()')
    })
  }
}
