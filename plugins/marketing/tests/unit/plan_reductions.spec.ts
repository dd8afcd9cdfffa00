import { test } from '@japa/runner'
import { planReductions, type PlannedRule } from '#plugins/marketing/catalog_rules/plan_reductions'

/** Numbers that are the same in each run. */
function randoms(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T00:00:00.000Z`

const off = (value: number, from: string | null, to: string | null, stopsOthers = false): PlannedRule => ({
  step: { kind: 'less_percent', value },
  stopsOthers,
  from,
  to,
})

/** What holds at an instant, rule by rule. */
function expected(rules: readonly PlannedRule[], at: string): number[] {
  const found: number[] = []
  for (const { step, from, to, stopsOthers } of rules) {
    if ((from !== null && at < from) || (to !== null && at >= to)) continue
    found.push(step.value)
    if (stopsOthers) break
  }
  return found
}

test.group('Reductions over time', () => {
  test('are those of the rules that are open, in their order, without what is over', ({ assert }) => {
    const rules = [off(1000, day(5), day(20)), off(500, day(10), day(15), true), off(200, null, null)]
    const told = planReductions(rules, day(7)).map(({ steps, from, to }) => [steps.map(({ value }) => value), from, to])
    assert.deepEqual(told, [
      [[1000, 200], day(5), day(10)],
      [[1000, 500], day(10), day(15)],
      [[1000, 200], day(15), day(20)],
      [[200], day(20), null],
    ])
    assert.deepEqual(planReductions([off(1000, day(5), day(5))], day(1)), [])
    assert.deepEqual(planReductions([], day(1)), [])
  })

  test('at every instant are what the rules say one by one, and planned twice are the same', ({ assert }) => {
    const random = randoms(2027)
    for (let round = 0; round < 500; round++) {
      const rules = Array.from({ length: random(5) }, () => {
        const from = random(3) === 0 ? null : 1 + random(25)
        const to = random(3) === 0 ? null : (from ?? 1) + random(5)
        return off(1 + random(9000), from === null ? null : day(from), to === null ? null : day(to), random(4) === 0)
      })
      const planned = planReductions(rules, day(8))
      assert.deepEqual(planReductions(rules, day(8)), planned)
      for (let at = 8; at <= 30; at++) {
        const open = planned.filter(
          ({ from, to }) => (from === null || from <= day(at)) && (to === null || to > day(at))
        )
        const told = JSON.stringify({ rules, at })
        assert.isAtMost(open.length, 1, told)
        assert.deepEqual(open[0]?.steps.map(({ value }) => value) ?? [], expected(rules, day(at)), told)
      }
    }
  })
})
