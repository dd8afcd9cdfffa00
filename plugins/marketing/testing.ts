import app from '@adonisjs/core/services/app'
import { SaveCartRule } from '#plugins/marketing/actions/save_cart_rule'
import { systemOrigin } from '#core/audit/origin'
import type { CartRuleForm, CartRuleInput } from '#plugins/marketing/rules/cart_rule_form'

/** Ten percent off everything for everybody, with what a test says of it. */
export const aRule = (said: Partial<CartRuleInput> = {}): CartRuleInput => ({
  name: 'Remise',
  description: '',
  label: { fr_FR: 'Remise', en_GB: 'Discount' },
  isActive: true,
  startsOn: null,
  endsOn: null,
  channels: [],
  groups: [],
  kind: 'percent' as const,
  amount: 1000,
  mostPieces: null,
  onShipping: false,
  freeShipping: false,
  stopsOthers: false,
  priority: 0,
  needsCode: said.code !== undefined,
  code: null,
  usageLimit: null,
  usesPerCustomer: null,
  conditions: { match: 'all' as const, list: [] },
  ...said,
})

/** Makes a rule through the action of the back office. */
export async function makeRule(said: Partial<CartRuleInput> = {}): Promise<CartRuleForm> {
  return (await app.container.make(SaveCartRule)).create(aRule(said), systemOrigin('command', 'test'))
}
