import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { findCartRule, type CartRuleForm } from '#plugins/marketing/rules/cart_rule_form'
import { recordGone } from '#core/records/errors'

/** Returns a cart rule with all values that its form edits. */
@inject()
export class ShowCartRule {
  constructor(private readonly store: Store) {}

  /** @throws recordGone */
  async execute(id: number): Promise<CartRuleForm> {
    const { reader } = this.store
    const found = await findCartRule(async (sql, values = []) => reader.all(sql, values), id)
    if (!found) throw recordGone()
    return found
  }
}
