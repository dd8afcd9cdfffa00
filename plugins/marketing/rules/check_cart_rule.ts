import { FIGURES, type CartRuleInput, type Condition } from '#plugins/marketing/rules/cart_rule'
import { amountInvalid, codeInvalid, conditionInvalid, nothingGiven, periodInvalid } from '#plugins/marketing/errors'
import { normaliseCode } from '#plugins/marketing/rules/find_coupons'

const CODE = /^[A-Z0-9][A-Z0-9_-]{1,59}$/
const FIGURE = /^\d{1,10}$/

/**
 * Validates a rule and returns it as it is stored: normalised, and without the values that its kind does not use.
 * @throws amountInvalid, nothingGiven, periodInvalid, codeInvalid, conditionInvalid
 */
export function checkCartRule(input: CartRuleInput): CartRuleInput {
  const { kind, amount, freeShipping, startsOn, endsOn, needsCode } = input
  if (kind !== 'none' && (amount <= 0 || (kind === 'percent' && amount > 10_000))) throw amountInvalid({}, 'amount')
  if (kind === 'none' && !freeShipping) throw nothingGiven({}, 'kind')
  if (startsOn !== null && endsOn !== null && endsOn < startsOn) throw periodInvalid({}, 'endsOn')
  const code = needsCode && input.code ? normaliseCode(input.code) : null
  if (code !== null && !CODE.test(code)) throw codeInvalid({}, 'code')
  return {
    ...input,
    amount: kind === 'none' ? 0 : amount,
    onShipping: kind !== 'none' && input.onShipping,
    mostPieces: kind === 'none' || kind === 'cart_fixed' ? null : input.mostPieces,
    code,
    usageLimit: code === null ? null : input.usageLimit,
    conditions: { ...input.conditions, list: input.conditions.list.map(checkCondition) },
  }
}

function checkCondition(condition: Condition, index: number): Condition {
  const { subject, operator, attribute } = condition
  const values = [...new Set(condition.values.map((value) => value.trim()).filter((value) => value !== ''))]
  const isFigure = FIGURES.includes(subject)
  const isComparison = operator === 'at_least' || operator === 'below'
  const hasValidValues = isFigure
    ? isComparison && values.length === 1 && FIGURE.test(values[0] ?? '')
    : !isComparison && values.length > 0
  const hasAttribute = subject !== 'attribute' || Boolean(attribute)
  if (!hasValidValues || !hasAttribute) throw conditionInvalid({ row: index + 1 }, `conditions.list.${index}.values`)
  const isUpperCase = subject === 'country' || subject === 'postcode'
  return {
    subject,
    operator,
    attribute: subject === 'attribute' ? attribute : '',
    values: isUpperCase ? values.map((value) => value.toUpperCase()) : values,
  }
}
