import app from '@adonisjs/core/services/app'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Store } from '#core/database/store'
import { WriteResource } from '#core/resources/write_resource'
import { systemOrigin } from '#core/audit/origin'
import { systemWriter } from '#core/resources/writer'
import type { CartRuleForm, CartRuleInput } from '#plugins/marketing/rules/cart_rule'

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

/** Makes a rule as the back office does. */
export async function makeRule(said: Partial<CartRuleInput> = {}): Promise<CartRuleForm> {
  const made = (await app.container.make(ResourceCatalogue)).find('marketing.cart_rules') as MadeResource
  const write = await app.container.make(WriteResource)
  const writer = systemWriter(systemOrigin('command', 'test'))
  // In a transaction of its own: groups and channels that a test names need not exist.
  const store = await app.container.make(Store)
  const rule = await store.transaction((trx) => write.createIn(trx, made, { ...aRule(said) }, writer))
  return rule as unknown as CartRuleForm
}
