import type { PaymentNews, PaymentNewsKind } from '#plugins/sales/contracts/payment_method'

/** Money that the shop knows of. Minor units. */
export interface KnownMoney {
  id: number
  reference: string
  kind: PaymentNewsKind
  amount: number
  currency: string
}

export type Difference =
  | { kind: 'missing_here'; news: PaymentNews }
  | { kind: 'missing_there'; known: KnownMoney }
  | { kind: 'amount_differs'; news: PaymentNews; known: KnownMoney }

/** News that move money. Others are steps on the way. */
const MOVES = new Set<PaymentNewsKind>(['paid', 'refunded', 'disputed'])

/** What a provider and the shop tell differently of the money of one payment: by reference and kind. */
export function comparePayment(news: readonly PaymentNews[], known: readonly KnownMoney[]): Difference[] {
  const key = ({ reference, kind }: Pick<KnownMoney, 'reference' | 'kind'>) => `${kind}\n${reference}`
  const told = new Map(news.filter(({ kind }) => MOVES.has(kind)).map((one) => [key(one), one]))
  const ours = new Map(known.filter(({ kind }) => MOVES.has(kind)).map((one) => [key(one), one]))
  const theirs = [...told].flatMap(([name, one]): Difference[] => {
    const same = ours.get(name)
    if (!same) return [{ kind: 'missing_here', news: one }]
    if (same.amount === one.amount && same.currency === one.currency) return []
    return [{ kind: 'amount_differs', news: one, known: same }]
  })
  const missing = [...ours].filter(([name]) => !told.has(name))
  return [...theirs, ...missing.map(([, one]): Difference => ({ kind: 'missing_there', known: one }))]
}
