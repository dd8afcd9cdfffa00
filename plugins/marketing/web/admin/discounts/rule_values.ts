import type { ResponseOf } from '#web/lib/registry'

export type Rule = ResponseOf<'marketing.admin.cart_rules.show'>['data']
export type RuleChoices = ResponseOf<'marketing.admin.rule_choices.index'>['data']
type Condition = Rule['conditions']['list'][number]

export const FIGURES: readonly string[] = ['subtotal', 'quantity', 'weight', 'unit_price']
export const TEXTS: readonly string[] = ['sku', 'postcode', 'attribute']

/** A condition as its line edits it: a figure, words, or choices, whichever its subject has. */
export interface ConditionValues {
  subject: Condition['subject']
  attribute: string
  operator: Condition['operator']
  chosen: string[]
  words: string
  /** Minor units, pieces or kilograms. */
  figure: number | null
}

export const blankCondition: ConditionValues = {
  subject: 'subtotal',
  attribute: '',
  operator: 'at_least',
  chosen: [],
  words: '',
  figure: null,
}

function conditionOf({ subject, attribute, operator, values }: Condition): ConditionValues {
  const figure = Number(values[0])
  return {
    subject,
    attribute,
    operator,
    chosen: FIGURES.includes(subject) || TEXTS.includes(subject) ? [] : values,
    words: TEXTS.includes(subject) ? values.join(', ') : '',
    figure: FIGURES.includes(subject) ? (subject === 'weight' ? figure / 1000 : figure) : null,
  }
}

function sentCondition({ subject, attribute, operator, chosen, words, figure }: ConditionValues): Condition {
  const isFigure = FIGURES.includes(subject)
  const counted = figure === null ? [] : [String(subject === 'weight' ? Math.round(figure * 1000) : figure)]
  const typed = words.split(/[,;\n]/).map((word) => word.trim())
  const values = isFigure ? counted : TEXTS.includes(subject) ? typed.filter((word) => word !== '') : chosen
  return { subject, attribute: attribute ?? '', operator, values }
}

const BLANK = {
  name: '',
  description: '',
  label: { fr_FR: '', en_GB: '' },
  isActive: true,
  channels: [] as string[],
  groups: [] as string[],
  kind: 'percent' as Rule['kind'],
  onShipping: false,
  freeShipping: false,
  stopsOthers: false,
  needsCode: false,
  code: '',
  priority: 0,
  startsOn: null as string | null,
  endsOn: null as string | null,
  mostPieces: null as number | null,
  usageLimit: null as number | null,
  usesPerCustomer: null as number | null,
}

/** A rule as its form edits it: a percentage and an amount of money apart. */
export function valuesOf(rule: Rule | null) {
  if (!rule) {
    const conditions = { match: 'all' as Rule['conditions']['match'], list: [] as ConditionValues[] }
    return { ...BLANK, percent: 10 as number | null, money: null as number | null, conditions }
  }
  const { id: _, version: __, timesUsed: ___, coupons: ____, amount, code, conditions, ...values } = rule
  const isPercent = rule.kind === 'percent'
  return {
    ...values,
    code: code ?? '',
    percent: isPercent ? amount / 100 : (10 as number | null),
    money: isPercent ? null : (amount as number | null),
    conditions: { match: conditions.match, list: conditions.list.map(conditionOf) },
  }
}

export type RuleValues = ReturnType<typeof valuesOf>

export function sentOf({ percent, money, conditions, priority, code, ...values }: RuleValues) {
  const amount = values.kind === 'percent' ? Math.round((percent ?? 0) * 100) : (money ?? 0)
  return {
    ...values,
    amount,
    code: code || null,
    priority: priority ?? 0,
    conditions: { match: conditions.match, list: conditions.list.map(sentCondition) },
  }
}
