import type { ReductionStep } from '#plugins/catalogue/index'

/** A rule as it changes the price of one variant. Instants; null: since ever, for good. */
export interface PlannedRule {
  step: ReductionStep
  stopsOthers: boolean
  from: string | null
  to: string | null
}

/** What is done to a price during a time. */
export interface PlannedReduction {
  steps: ReductionStep[]
  from: string | null
  to: string | null
}

/** What rules, in their order, do to a price over time, from `now` on. What is over is left out. */
export function planReductions(rules: readonly PlannedRule[], now: string): PlannedReduction[] {
  const lasting = rules.filter(({ from, to }) => from === null || to === null || from < to)
  const turns = lasting.flatMap(({ from, to }) => [from, to]).filter((turn) => turn !== null)
  const starts = [null, ...[...new Set(turns)].sort()]
  const planned: PlannedReduction[] = []
  for (const [at, from] of starts.entries()) {
    const to = starts[at + 1] ?? null
    const steps = stepsAt(lasting, from)
    const last = planned.at(-1)
    if (last && last.to === from && JSON.stringify(last.steps) === JSON.stringify(steps)) last.to = to
    else planned.push({ steps, from, to })
  }
  return planned.filter(({ steps, to }) => steps.length > 0 && (to === null || to > now))
}

/** The steps of the rules that are open at an instant (null: before anything begins). */
function stepsAt(rules: readonly PlannedRule[], at: string | null): ReductionStep[] {
  const open = rules.filter(({ from, to }) => {
    return (from === null || (at !== null && from <= at)) && (to === null || at === null || to > at)
  })
  const last = open.findIndex(({ stopsOthers }) => stopsOthers)
  return (last < 0 ? open : open.slice(0, last + 1)).map(({ step }) => step)
}
