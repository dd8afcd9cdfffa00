import app from '@adonisjs/core/services/app'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Store } from '#core/database/store'
import { WriteResource } from '#core/resources/write_resource'
import { systemOrigin } from '#core/audit/origin'
import { systemWriter } from '#core/resources/writer'
import type { CatalogRule } from '#plugins/marketing/catalog_rules/catalog_rule'
import type { CartRuleForm, CartRuleInput, Conditions, Match, RulePart } from '#plugins/marketing/rules/cart_rule'

type Gives = Pick<CartRuleInput, 'kind' | 'settings'>

/** So many hundredths of a percent. */
export const percentOff = (percent: number, more: Record<string, unknown> = {}): Gives => {
  const settings = { percent, mostPieces: null, shipping: 'unchanged', ...more }
  return { kind: 'marketing.percent', settings }
}

/** An amount off the cart, or off each piece. */
export const amountOff = (of: 'cart' | 'each', amount: number, more: Record<string, unknown> = {}): Gives => {
  const pieces = of === 'each' ? { mostPieces: null } : {}
  const settings = { amount, ...pieces, shipping: 'unchanged', ...more }
  return { kind: `marketing.${of}_fixed`, settings }
}

/** A condition of this plugin. */
export const when = (kind: string, values: Record<string, unknown>): RulePart => ({ kind: `marketing.${kind}`, values })

/** The conditions of a rule. */
export const onlyIf = (list: Conditions['list'], match: Match = 'all') => ({ conditions: { match, list } })

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
  ...percentOff(1000),
  stopsOthers: false,
  priority: 0,
  needsCode: said.code !== undefined,
  code: null,
  usageLimit: null,
  startsTime: null,
  endsTime: null,
  mostUses: null,
  mostMoney: null,
  usesPerCustomer: null,
  conditions: { match: 'all', list: [] },
  ...said,
})

/** Makes a rule as the back office does. */
export const makeRule = (said: Partial<CartRuleInput> = {}): Promise<CartRuleForm> =>
  makeRow<CartRuleForm>('marketing.cart_rules', aRule(said))

/** A price rule that takes ten percent off everything, switched on, with what a test says of it. */
export const aCatalogRule = (said: Partial<CatalogRule> = {}) => ({
  name: 'Foire aux vins',
  description: '',
  isActive: true,
  startsOn: null,
  startsTime: null,
  endsOn: null,
  endsTime: null,
  channels: [],
  groups: [],
  kind: 'by_percent',
  percent: 1000,
  amount: null,
  stopsOthers: false,
  priority: 0,
  conditions: { match: 'all', list: [] },
  ...said,
})

/** Makes a price rule as the back office does. */
export const makeCatalogRule = (said: Partial<CatalogRule> = {}): Promise<CatalogRule> =>
  makeRow<CatalogRule>('marketing.catalog_rules', aCatalogRule(said))

/** Makes a row of a resource as the back office does. */
export async function makeRow<Row extends { id: number }>(resource: string, said: object): Promise<Row> {
  const made = (await app.container.make(ResourceCatalogue)).find(resource) as MadeResource
  const write = await app.container.make(WriteResource)
  const writer = systemWriter(systemOrigin('command', 'test'))
  // In a transaction of its own: groups and channels that a test names need not exist.
  const store = await app.container.make(Store)
  const row = await store.transaction((trx) => write.createIn(trx, made, { ...said }, writer))
  return row as unknown as Row
}
