/** A rule as it was stored before plugins could bring conditions and actions. */
export interface StoredBefore {
  kind: string
  amount: number | string
  most_pieces: number | null
  on_shipping: boolean | number
  free_shipping: boolean | number
  conditions: unknown
}

export interface StoredAfter {
  kind: string
  settings: unknown
  conditions: unknown
}

interface OldCondition {
  subject: string
  attribute: string
  operator: string
  values: string[]
}

type Values = Record<string, unknown>

interface NewNode {
  kind?: string
  values?: Values
  match?: string
  list?: NewNode[]
}

/** Where each subject has what it is compared with. */
const FIGURES: Record<string, string> = {
  subtotal: 'amount',
  quantity: 'pieces',
  weight: 'grams',
  unit_price: 'amount',
}
const LISTS: Record<string, string> = {
  country: 'countries',
  postcode: 'postcodes',
  shipping_method: 'methods',
  payment_method: 'methods',
  category: 'categories',
  sku: 'skus',
  attribute: 'values',
}

/** SQLite gives JSON as text. */
const read = <T>(stored: unknown): T => (typeof stored === 'string' ? JSON.parse(stored) : stored) as T

const PREFIX = 'marketing.'
const nameOf = (subject: string) => `${PREFIX}${subject === 'quantity' ? 'pieces' : subject}`

export function afterRule(rule: StoredBefore) {
  const { match, list } = read<{ match: string; list: OldCondition[] }>(rule.conditions)
  const amount = Number(rule.amount)
  const shipping = rule.free_shipping ? 'free' : rule.on_shipping ? 'reduced' : 'unchanged'
  const most = { mostPieces: rule.most_pieces }
  const settings: Record<string, Values> = {
    percent: { percent: amount, ...most, shipping },
    each_fixed: { amount, ...most, shipping },
    cart_fixed: { amount, shipping },
    none: {},
  }
  return {
    kind: rule.kind === 'none' ? `${PREFIX}free_shipping` : `${PREFIX}${rule.kind}`,
    settings: settings[rule.kind] ?? {},
    conditions: { match, list: list.map(newCondition) },
  }
}

function newCondition({ subject, attribute, operator, values }: OldCondition): NewNode {
  const figure = FIGURES[subject]
  if (figure) return { kind: nameOf(subject), values: { operator, [figure]: Number(values[0] ?? 0) } }
  const about = subject === 'attribute' ? { attribute } : {}
  return { kind: nameOf(subject), values: { ...about, operator, [LISTS[subject] ?? 'values']: values } }
}

/** The columns as they were. `isSaid`: false where the former ones cannot say what the rule does. */
export function beforeRule(rule: StoredAfter) {
  const settings = read<Values>(rule.settings)
  const { match, list } = read<{ match: string; list: NewNode[] }>(rule.conditions)
  const isFree = rule.kind === `${PREFIX}free_shipping`
  const name = rule.kind.slice(PREFIX.length)
  const isKnown = isFree || ['percent', 'each_fixed', 'cart_fixed'].map((one) => PREFIX + one).includes(rule.kind)
  const conditions = list.map(oldCondition)
  const isSaid = isKnown && match !== 'none' && conditions.every((one) => one !== null)
  return {
    kind: isFree ? 'none' : isKnown ? name : 'percent',
    amount: Number(settings.percent ?? settings.amount ?? 0),
    most_pieces: (settings.mostPieces as number | null | undefined) ?? null,
    on_shipping: settings.shipping === 'reduced',
    free_shipping: isFree || settings.shipping === 'free',
    conditions: isSaid ? { match, list: conditions } : { match: 'all', list: [] },
    isSaid,
  }
}

/** Null: it could not be said. */
function oldCondition({ kind = '', values = {} }: NewNode): OldCondition | null {
  const name = kind.slice(PREFIX.length)
  const subject = name === 'pieces' ? 'quantity' : name
  const { operator, attribute = '' } = values as { operator: string; attribute?: string }
  const figure = FIGURES[subject]
  if (figure) return { subject, attribute: '', operator, values: [String(values[figure])] }
  const list = LISTS[subject]
  return list ? { subject, attribute, operator, values: values[list] as string[] } : null
}
