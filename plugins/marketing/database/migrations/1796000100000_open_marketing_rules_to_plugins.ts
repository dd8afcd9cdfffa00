import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, json, money, boolean } from '#core/database/columns'
import { afterRule, beforeRule, type StoredAfter, type StoredBefore } from '#plugins/marketing/rules/convert_rule'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

const TABLE = 'marketing_cart_rules'

/** Conditions and kinds of discount are named by the plugins that bring them, with values of their own. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable(TABLE, (table) => {
      json(table, 'settings').notNullable().defaultTo('{}')
      code(table, 'action', 64).notNullable().defaultTo('marketing.percent')
    })
    this.defer((db) =>
      eachRule<StoredBefore>(db, (rule) => {
        const { kind, settings, conditions } = afterRule(rule)
        return { action: kind, settings: JSON.stringify(settings), conditions: JSON.stringify(conditions) }
      })
    )
    for (const column of ['amount', 'most_pieces', 'on_shipping', 'free_shipping', 'kind']) {
      this.defer(async (db) => void (await db.rawQuery(`alter table ${TABLE} drop column ${column}`)))
    }
    this.defer(async (db) => void (await db.rawQuery(`alter table ${TABLE} rename column action to kind`)))
  }

  /** What cannot be said any more is switched off. */
  async down() {
    this.schema.alterTable(TABLE, (table) => {
      code(table, 'old_kind', 16).notNullable().defaultTo('percent')
      money(table, 'amount').notNullable().defaultTo(0)
      table.integer('most_pieces').nullable()
      boolean(table, 'on_shipping').notNullable().defaultTo(false)
      boolean(table, 'free_shipping').notNullable().defaultTo(false)
    })
    this.defer((db) =>
      eachRule<StoredAfter>(db, (rule) => {
        const { kind, conditions, isSaid, ...columns } = beforeRule(rule)
        const off = isSaid ? {} : { is_active: false }
        return { ...columns, ...off, old_kind: kind, conditions: JSON.stringify(conditions) }
      })
    )
    this.defer(async (db) => void (await db.rawQuery(`alter table ${TABLE} drop column settings`)))
    this.defer(async (db) => void (await db.rawQuery(`alter table ${TABLE} drop column kind`)))
    this.defer(async (db) => void (await db.rawQuery(`alter table ${TABLE} rename column old_kind to kind`)))
  }
}

async function eachRule<Rule>(
  db: QueryClientContract,
  changed: (rule: Rule) => Record<string, unknown>
): Promise<void> {
  const rules = (await db.from(TABLE).select('*').orderBy('id')) as (Rule & { id: number })[]
  for (const rule of rules) await db.from(TABLE).where('id', rule.id).update(changed(rule))
}
