import app from '@adonisjs/core/services/app'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { RuleParts } from '#plugins/marketing/rules/rule_parts'
import { ValueChecker } from '#core/fields/check_values'
import { checkConditions, checkValues } from '#plugins/marketing/rules/check_parts'
import { CODE } from '#plugins/marketing/rules/listed_codes'
import { checkPeriod } from '#plugins/marketing/rules/period'
import { codeInvalid, kindUnknown, settingUnknown } from '#plugins/marketing/errors'
import { normaliseCode } from '#plugins/marketing/rules/find_coupons'
import { partsIn, type CartRuleInput } from '#plugins/marketing/rules/cart_rule'

/**
 * Validates a rule and returns what of it is stored otherwise: normalised, and with valid conditions and settings. What
 * plugins that were taken out brought to the rule before stays.
 * @throws kindUnknown, periodInvalid, codeInvalid, and what is wrong with conditions and settings
 */
export async function checkCartRule(
  input: CartRuleInput,
  before: CartRuleInput | null
): Promise<Partial<CartRuleInput>> {
  const { needsCode } = input
  const hours = checkPeriod(input)
  const code = needsCode && input.code ? normaliseCode(input.code) : null
  if (code !== null && !CODE.test(code)) throw codeInvalid({}, 'code')
  const parts = await checkParts(input, before)
  return { ...parts, ...hours, code, usageLimit: code === null ? null : input.usageLimit }
}

type Parts = Pick<CartRuleInput, 'kind' | 'settings' | 'conditions'>

/**
 * What a rule asks and gives, valid.
 * @throws kindUnknown, settingUnknown, and what is wrong with conditions and settings
 */
export async function checkParts(input: Parts, before: Parts | null): Promise<Omit<Parts, 'kind'>> {
  const [loader, resources] = await Promise.all([app.container.make(RuleParts), app.container.make(ResourceCatalogue)])
  const parts = await loader.load()
  const values = new ValueChecker(resources.kinds)
  const known = new Set(before ? partsIn(before.conditions).map(({ kind }) => kind) : [])
  const action = parts.actions.get(input.kind)
  if (!action && before?.kind !== input.kind) throw kindUnknown({ kind: input.kind }, 'kind')
  const unknown = Object.keys(input.settings ?? {}).find((name) => action && !(name in action.fields))
  if (unknown !== undefined) throw settingUnknown({ name: unknown }, `settings.${unknown}`)
  return {
    settings: action ? await checkValues(action.fields, input.settings ?? {}, 'settings', values) : input.settings,
    conditions: await checkConditions(input.conditions, { conditions: parts.conditions, values, known }),
  }
}
