import { test } from '@japa/runner'
import {
  choosePrice,
  historyOf,
  planGroupPrices,
  tiersOf,
  type GroupPrice,
  type TieredVariant,
} from '#plugins/catalogue/prices/price_choice'

/** Numbers that are the same in each run. */
function randoms(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const GROUPS = ['', 'professional', 'club']
const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T00:00:00.000Z`

function aVariant(random: (below: number) => number): TieredVariant {
  const price = 500 + random(5000)
  const hasSpecial = random(2) === 0
  const prices: GroupPrice[] = []
  for (const group of GROUPS) {
    for (const quantity of [1, 2, 6, 12]) {
      if (random(3) > 0 || (group === '' && quantity === 1)) continue
      const isPercent = random(2) === 0
      const percent = isPercent ? 1 + random(10_000) : null
      prices.push({ group, quantity, amount: isPercent ? null : random(price), percent })
    }
  }
  // The order in which prices were stored must not matter.
  prices.sort(() => random(3) - 1)
  const from = 1 + random(20)
  return {
    price,
    specialPrice: hasSpecial ? random(price) : null,
    specialFrom: random(3) === 0 ? null : day(from),
    specialTo: random(3) === 0 ? null : day(from + 1 + random(8)),
    prices,
    reductions: [],
  }
}

/** The rule as it is written down, case by case and slowly. */
function expected(variant: TieredVariant, group: string, quantity: number, at: string): number {
  const { price, specialPrice, specialFrom, specialTo, prices } = variant
  let lowest = price
  const hasBegun = specialFrom === null || specialFrom <= at
  const isOver = specialTo !== null && specialTo <= at
  if (specialPrice !== null && hasBegun && !isOver) lowest = Math.min(lowest, specialPrice)
  const highest = Math.max(
    ...prices.filter((one) => one.quantity <= quantity && ['', group].includes(one.group)).map((one) => one.quantity)
  )
  const winner =
    prices.find((one) => one.quantity === highest && one.group === group) ??
    prices.find((one) => one.quantity === highest && one.group === '')
  if (!winner) return lowest
  const tier = winner.amount ?? Math.floor((price * (10_000 - (winner.percent ?? 0)) * 2 + 10_000) / 20_000)
  return Math.min(lowest, tier)
}

test.group('The price of one piece', () => {
  test('is the one of the rule, for any group, quantity, special price and day', ({ assert }) => {
    const random = randoms(20_261_122)
    for (let round = 0; round < 3000; round++) {
      const variant = aVariant(random)
      const group = GROUPS[random(3)] as string
      const question = { channel: '', group, quantity: 1 + random(14), at: day(1 + random(30)) }
      const { amount, regular, isReduced } = choosePrice(variant, question)
      const told = JSON.stringify({ variant, question })
      assert.equal(amount, expected(variant, question.group, question.quantity, question.at), told)
      const unreduced = expected({ ...variant, specialPrice: null }, group, question.quantity, question.at)
      assert.deepEqual([regular, isReduced], [unreduced, amount < unreduced], told)
    }
  })

  test('is told for every quantity at which it changes', ({ assert }) => {
    const random = randoms(7)
    for (let round = 0; round < 500; round++) {
      const variant = aVariant(random)
      const group = GROUPS[random(3)] as string
      const at = day(1 + random(30))
      const tiers = tiersOf(variant, { channel: '', group }, at)
      for (let quantity = 1; quantity <= 14; quantity++) {
        const reached = tiers.findLast((tier) => tier.quantity <= quantity)
        const told = reached?.amount ?? expected(variant, group, 1, at)
        assert.equal(told, expected(variant, group, quantity, at), JSON.stringify({ variant, group, quantity, at }))
      }
    }
  })

  test('over time: what was planned is what is asked at every moment', ({ assert }) => {
    const random = randoms(99)
    for (let round = 0; round < 500; round++) {
      const variant = aVariant(random)
      const group = GROUPS[random(3)] as string
      const segments = planGroupPrices(variant, { channel: '', group }, day(5))
      for (let at = 5; at <= 30; at++) {
        const found = segments.filter(({ from, to }) => from <= day(at) && (to === null || to > day(at)))
        assert.deepEqual(
          found.map(({ amount }) => amount),
          [expected(variant, group, 1, day(at))],
          JSON.stringify({ variant, group, at })
        )
      }
    }
  })
})

test.group('The history of a group', () => {
  const open = { amount: 1000, isReduced: false, from: day(1), to: null }

  test('is everybody’s where it had no price of its own', ({ assert }) => {
    const own = { amount: 900, isReduced: false, from: day(10), to: day(20) }
    const history = historyOf(
      [
        { ...open, channel: '', group: '' },
        { ...own, channel: '', group: 'professional' },
      ],
      { channel: '', group: 'professional' }
    )
    assert.deepEqual(
      history.map(({ amount, from, to }) => [amount, from, to]),
      [
        [1000, day(1), day(10)],
        [900, day(10), day(20)],
        [1000, day(20), null],
      ]
    )
    assert.deepEqual(
      historyOf([{ ...open, channel: '', group: '' }], { channel: '', group: 'professional' })[0]?.amount,
      1000
    )
  })
})
