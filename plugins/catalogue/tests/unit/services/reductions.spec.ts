import { test } from '@japa/runner'
import { reducedAt, reducedPrice, reductionsFor, type ReductionStep } from '#plugins/catalogue/prices/reductions'

/** Numbers that are the same in each run. */
function randoms(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const KINDS = ['less_percent', 'less_amount', 'to_amount', 'to_percent'] as const

test.group('A reduced price', () => {
  test('is rounded half up at each step', ({ assert }) => {
    const told: [number, ReductionStep[], number][] = [
      // 9.99 less 15 % is 8.4915.
      [999, [{ kind: 'less_percent', value: 1500 }], 849],
      // 0.05 less half is 0.025.
      [5, [{ kind: 'less_percent', value: 5000 }], 3],
      // 1000 ¥ at 33.33 %: there is no sen.
      [1000, [{ kind: 'to_percent', value: 3333 }], 333],
      // 12.345 dinars less 10 %.
      [12_345, [{ kind: 'less_percent', value: 1000 }], 11_111],
      [1000, [{ kind: 'less_amount', value: 1200 }], 0],
      [1000, [{ kind: 'to_amount', value: 0 }], 0],
      [1000, [{ kind: 'to_amount', value: 1200 }], 1000],
      [1000, [{ kind: 'to_percent', value: 0 }], 0],
      [
        1000,
        [
          { kind: 'less_percent', value: 5000 },
          { kind: 'less_amount', value: 100 },
        ],
        400,
      ],
      [1000, [], 1000],
    ]
    for (const [price, steps, amount] of told) assert.equal(reducedPrice(price, steps), amount, JSON.stringify(steps))
  })

  test('is never below nothing nor above the price, in currencies of 0, 2 and 3 decimals', ({ assert }) => {
    const random = randoms(20_261_127)
    for (let round = 0; round < 3000; round++) {
      const price = random(10 ** (1 + random(9)))
      const steps = Array.from({ length: random(5) }, () => {
        const kind = KINDS[random(4)] as ReductionStep['kind']
        return { kind, value: kind.endsWith('percent') ? random(10_001) : random(2 * price + 2) }
      })
      const amount = reducedPrice(price, steps)
      const told = JSON.stringify({ price, steps, amount })
      assert.isTrue(Number.isSafeInteger(amount) && amount >= 0 && amount <= price, told)
      // A further step never raises it.
      assert.isAtMost(reducedPrice(price, [...steps, { kind: 'less_percent', value: random(10_001) }]), amount, told)
    }
  })

  test('holds from its first instant to before its last, and is the group’s own where it has one', ({ assert }) => {
    const half = {
      channel: 'fr',
      group: '',
      steps: [{ kind: 'less_percent', value: 5000 } as const],
      from: '2',
      to: '4',
    }
    const none = { ...half, group: 'pro', steps: [], from: null, to: null }
    const told = ['1', '2', '3', '4'].map((at) => reducedAt(1000, [half], at))
    assert.deepEqual(told, [
      { amount: 1000, until: '2' },
      { amount: 500, until: '4' },
      { amount: 500, until: '4' },
      { amount: 1000, until: null },
    ])
    assert.deepEqual(reductionsFor([half, none], { channel: 'fr', group: 'pro' }), [none])
    assert.deepEqual(reductionsFor([half, none], { channel: 'fr', group: 'club' }), [half])
    assert.deepEqual(reductionsFor([half, none], { channel: 'be', group: 'club' }), [])
  })
})
