import { divideHalfUp } from '#core/money/rounding'

/** What is done to a price. Percentages are in basis points, amounts in minor units of the variant's currency. */
export interface ReductionStep {
  kind: 'less_percent' | 'less_amount' | 'to_amount' | 'to_percent'
  value: number
}

/** What reduces the price of a variant from an instant to another (null: since ever, for good). */
export interface PriceReduction {
  channel: string
  /** Code of the customer group; empty: everybody whose group has no reductions of its own. */
  group: string
  /** One after the other; none: the group pays the whole price. */
  steps: readonly ReductionStep[]
  from: string | null
  to: string | null
}

/** Whom a price is for. */
export interface PriceFor {
  /** Empty: in no channel, where nothing is reduced. */
  channel: string
  /** Code of the customer group; empty: everybody. */
  group: string
}

const WHOLE = 10_000n

/** A price after these steps, each rounded half up: never below nothing, never above the price. */
export function reducedPrice(price: number, steps: readonly ReductionStep[]): number {
  return steps.reduce((left, step) => Math.max(0, Math.min(left, stepped(left, step))), price)
}

function stepped(price: number, { kind, value }: ReductionStep): number {
  if (kind === 'less_amount') return price - value
  if (kind === 'to_amount') return value
  const part = kind === 'to_percent' ? BigInt(value) : WHOLE - BigInt(value)
  return part <= 0n ? 0 : Number(divideHalfUp(BigInt(price) * part, WHOLE))
}

/** The reductions of a group in a channel: its own, or everybody's where it has none. */
export function reductionsFor(all: readonly PriceReduction[], { channel, group }: PriceFor): PriceReduction[] {
  const here = all.filter((one) => one.channel === channel)
  const own = here.filter((one) => one.group === group)
  return own.length > 0 ? own : here.filter((one) => one.group === '')
}

/** What a price is reduced to at an instant, and until when it stays so (null: for good). */
export function reducedAt(
  price: number,
  reductions: readonly PriceReduction[],
  at: string
): { amount: number; until: string | null } {
  const open = reductions.filter(({ from, to }) => (from === null || from <= at) && (to === null || to > at))
  return {
    amount: Math.min(price, ...open.map(({ steps }) => reducedPrice(price, steps))),
    until: turnsOf(reductions).find((turn) => turn > at) ?? null,
  }
}

/** The instants at which reductions begin or end, in their order. */
export function turnsOf(reductions: readonly PriceReduction[]): string[] {
  const turns = reductions.flatMap(({ from, to }) => [from, to]).filter((turn) => turn !== null)
  return [...new Set(turns)].sort()
}
