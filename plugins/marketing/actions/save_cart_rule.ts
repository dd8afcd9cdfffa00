import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { RecordWriter } from '#core/records/record_writer'
import { insertRow } from '#core/database/insert_rows'
import { Store, type Transaction } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { CART_RULES } from '#plugins/marketing/rules/cart_rule'
import { checkCartRule } from '#plugins/marketing/rules/check_cart_rule'
import { codeTaken } from '#plugins/marketing/errors'
import { findCartRule, type CartRuleForm, type CartRuleInput } from '#plugins/marketing/rules/cart_rule_form'
import type { Origin } from '#core/audit/origin'
import type { StoredRecord } from '#core/records/record_kind'

/** Makes or changes a rule, with the code that is typed on it. Its other codes stay. */
@inject()
export class SaveCartRule {
  constructor(
    private readonly store: Store,
    private readonly writer: RecordWriter,
    private readonly clock: Clock
  ) {}

  /** @throws codeTaken, and what `checkCartRule` does */
  create(input: CartRuleInput, origin: Origin): Promise<CartRuleForm> {
    const { code, usageLimit, ...rule } = checkCartRule(input)
    return this.store.transaction(async (trx) => {
      const { id } = await this.writer.create(trx, CART_RULES, rule, origin)
      await this.#writeCode(trx, id, { code, usageLimit })
      return this.#read(trx, id)
    })
  }

  /** @throws recordGone, staleWrite, codeTaken, and what `checkCartRule` does */
  update({ id, version, ...input }: CartRuleInput & StoredRecord, origin: Origin): Promise<CartRuleForm> {
    const { code, usageLimit, ...rule } = checkCartRule(input)
    return this.store.transaction(async (trx) => {
      await this.writer.update(trx, CART_RULES, { ...rule, id, version }, origin)
      await this.#writeCode(trx, id, { code, usageLimit })
      return this.#read(trx, id)
    })
  }

  /** A code that was used keeps its count under its new name; without a code it goes, and its uses stay the rule's. */
  async #writeCode(
    trx: Transaction,
    rule: number,
    { code, usageLimit }: Pick<CartRuleInput, 'code' | 'usageLimit'>
  ): Promise<void> {
    const run = <T>(sql: string, values: (string | number | boolean | null)[]) => queryRows<T>(trx, sql, values)
    if (code === null) {
      await run('delete from marketing_coupons where rule_id = ? and is_primary', [rule])
      return
    }
    const [taken] = await run<{ rule_id: number; is_primary: number | boolean }>(
      'select rule_id, is_primary from marketing_coupons where code = ?',
      [code]
    )
    if (taken && !(Number(taken.rule_id) === rule && taken.is_primary)) throw codeTaken({ code }, 'code')
    const [changed] = await run(
      'update marketing_coupons set code = ?, usage_limit = ? where rule_id = ? and is_primary returning id',
      [code, usageLimit, rule]
    )
    if (changed) return
    await insertRow(trx, 'marketing_coupons', {
      rule_id: rule,
      code,
      is_primary: true,
      usage_limit: usageLimit,
      created_at: this.clock.iso(),
    })
  }

  async #read(trx: Transaction, id: number): Promise<CartRuleForm> {
    return (await findCartRule((sql, values) => queryRows(trx, sql, values), id)) as CartRuleForm
  }
}
