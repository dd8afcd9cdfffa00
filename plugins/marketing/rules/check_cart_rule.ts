import { CART_SUBJECTS, FIGURES, type Condition } from '#plugins/marketing/rules/cart_rule'
import { amountInvalid, codeInvalid, conditionInvalid, nothingGiven, periodInvalid } from '#plugins/marketing/errors'
import { writtenCode } from '#plugins/marketing/rules/find_coupons'
import type { CartRuleInput } from '#plugins/marketing/rules/cart_rule_form'

/** Letters and figures as they are printed and typed again. */
const CODE = /^[A-Z0-9][A-Z0-9_-]{1,59}$/
const FIGURE = /^\d{1,10}$/

/**
 * A rule as it is kept. @throws amountInvalid, nothingGiven, periodInvalid, codeInvalid, conditionInvalid
 */
export function checkCartRule(input: CartRuleInput): CartRuleInput {
  const { kind, amount, freeShipping, startsOn, endsOn, needsCode } = input
  if (kind !== 'none' && (amount <= 0 || (kind === 'percent' && amount > 10_000))) throw amountInvalid({}, 'amount')
  if (kind === 'none' && !freeShipping) throw nothingGiven({}, 'kind')
  if (startsOn !== null && endsOn !== null && endsOn < startsOn) throw periodInvalid({}, 'endsOn')
  const code = needsCode && input.code ? writtenCode(input.code) : null
  if (code !== null && !CODE.test(code)) throw codeInvalid({}, 'code')
  return {
    ...input,
    amount: kind === 'none' ? 0 : amount,
    onShipping: kind !== 'none' && input.onShipping,
    mostPieces: kind === 'none' || kind === 'cart_fixed' ? null : input.mostPieces,
    code,
    usageLimit: code === null ? null : input.usageLimit,
    conditions: { ...input.conditions, list: input.conditions.list.map(checked) },
  }
}

function checked(condition: Condition, index: number): Condition {
  const { subject, operator, attribute } = condition
  const values = [...new Set(condition.values.map((value) => value.trim()).filter((value) => value !== ''))]
  const isFigure = FIGURES.includes(subject)
  const compares = operator === 'at_least' || operator === 'below'
  const isSound = isFigure
    ? compares && values.length === 1 && FIGURE.test(values[0] ?? '')
    : !compares && values.length > 0
  const isNamed = subject !== 'attribute' || attribute !== ''
  if (!isSound || !isNamed) throw conditionInvalid({ row: index + 1 }, `conditions.list.${index}.values`)
  const isUpper = (CART_SUBJECTS as readonly string[]).includes(subject) && ['country', 'postcode'].includes(subject)
  return {
    ...{ subject, operator },
    attribute: subject === 'attribute' ? attribute : '',
    values: isUpper ? values.map((value) => value.toUpperCase()) : values,
  }
}
