import app from '@adonisjs/core/services/app'
import { OF_PERCENT, type CatalogRule } from '#plugins/marketing/catalog_rules/catalog_rule'
import { Queue } from '#core/jobs/queue'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { RuleParts } from '#plugins/marketing/rules/rule_parts'
import { ValueChecker } from '#core/fields/check_values'
import { checkConditions } from '#plugins/marketing/rules/check_parts'
import { checkPeriod } from '#plugins/marketing/rules/period'
import { partsIn } from '#plugins/marketing/rules/cart_rule'
import type { ResourceHooks } from '#core/resources/resource'
import type { Transaction } from '#core/database/store'

type Checked = Pick<
  CatalogRule,
  'kind' | 'percent' | 'amount' | 'conditions' | 'startsOn' | 'startsTime' | 'endsOn' | 'endsTime'
>

/**
 * What of a rule is stored otherwise: valid conditions of products, and no figure of another kind.
 * @throws periodInvalid, and what is wrong with conditions
 */
export async function checkCatalogRule(
  rule: Checked,
  before: Pick<CatalogRule, 'conditions'> | null
): Promise<Partial<Checked>> {
  const hours = checkPeriod(rule)
  const [loader, resources] = await Promise.all([app.container.make(RuleParts), app.container.make(ResourceCatalogue)])
  const { conditions } = await loader.load()
  const ofProducts = new Map([...conditions].filter(([, { ofProduct }]) => ofProduct))
  const known = new Set(before ? partsIn(before.conditions).map(({ kind }) => kind) : [])
  const values = new ValueChecker(resources.kinds)
  const isPercent = OF_PERCENT.includes(rule.kind)
  return {
    ...hours,
    percent: isPercent ? rule.percent : null,
    amount: isPercent ? null : rule.amount,
    conditions: await checkConditions(rule.conditions, { conditions: ofProducts, values, known }),
  }
}

export const catalogRuleHooks: ResourceHooks<CatalogRule> = {
  async validate({ before, after }) {
    Object.assign(after, await checkCatalogRule(after, before))
  },
  async afterSave({ trx, before, after }) {
    if (before?.isActive || after.isActive) await applyAll(trx)
  },
  async afterDelete({ trx, row }) {
    if (row.isActive) await applyAll(trx)
  },
}

async function applyAll(trx: Transaction): Promise<void> {
  const queue = await app.container.make(Queue)
  await queue.enqueue(trx, 'marketing.apply_catalog_rules', {}, { key: 'all' })
}
