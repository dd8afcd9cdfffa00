import { test } from '@japa/runner'
import fc from 'fast-check'
import { readInstant, writeInstant } from '#core/time/instant'
import { lookBack } from '#plugins/catalogue/prices/find_lowest_prices'
import { lowestBefore, planPrices, priceAt, type PriceSegment } from '#plugins/catalogue/prices/price_timeline'

const day = (n: number) => writeInstant(readInstant('2026-01-01T00:00:00.000Z').plus({ days: n }))

/** Saves one after the other, as the history keeps them: what has passed stays, the rest is planned anew. */
function historyOf(
  saves: { at: string; price: number; special: [number, string | null, string | null] | null }[]
): PriceSegment[] {
  let history: PriceSegment[] = []
  for (const { at, price, special } of saves) {
    const [specialPrice, specialFrom, specialTo] = special ?? [null, null, null]
    history = history
      .filter(({ from }) => from < at)
      .map((segment) => (segment.to === null || segment.to > at ? { ...segment, to: at } : segment))
    history.push(...planPrices({ price, specialPrice, specialFrom, specialTo }, at))
  }
  return history
}

test.group('The price timeline', () => {
  test('plans a special price that begins and ends later', ({ assert }) => {
    const variant = { price: 1000, specialPrice: 800, specialFrom: day(10), specialTo: day(20) }
    assert.deepEqual(planPrices(variant, day(0)), [
      { amount: 1000, isReduced: false, from: day(0), to: day(10) },
      { amount: 800, isReduced: true, from: day(10), to: day(20) },
      { amount: 1000, isReduced: false, from: day(20), to: null },
    ])
    assert.deepEqual(priceAt(variant, day(10)), { amount: 800, isReduced: true, until: day(20) })
    assert.deepEqual(priceAt(variant, day(20)), { amount: 1000, isReduced: false, until: null })
  })

  test('shows the lowest price of the 30 days before a reduction', ({ assert }) => {
    const history = historyOf([
      { at: day(0), price: 900, special: null },
      { at: day(50), price: 1200, special: null },
      { at: day(60), price: 1200, special: [1000, null, null] },
    ])
    // 30 days before day 60 is day 30: 9.00 was asked until day 50.
    assert.deepEqual(lowestBefore(history, day(61), lookBack), { amount: 900, reducedSince: day(60) })
  })

  test('forgets what was asked more than 30 days before', ({ assert }) => {
    const history = historyOf([
      { at: day(0), price: 900, special: null },
      { at: day(20), price: 1200, special: null },
      { at: day(60), price: 1200, special: [1000, null, null] },
    ])
    assert.equal(lowestBefore(history, day(61), lookBack)?.amount, 1200)
  })

  test('of reductions that follow one another takes the price before the first', ({ assert }) => {
    const history = historyOf([
      { at: day(0), price: 1200, special: null },
      { at: day(40), price: 1200, special: [1000, null, null] },
      { at: day(45), price: 1200, special: [800, null, null] },
    ])
    assert.deepEqual(lowestBefore(history, day(46), lookBack), { amount: 1200, reducedSince: day(40) })
  })

  test('counts an earlier reduction that had ended', ({ assert }) => {
    const history = historyOf([
      { at: day(0), price: 1200, special: null },
      { at: day(40), price: 1200, special: [1000, null, day(45)] },
      { at: day(50), price: 1200, special: [1100, null, null] },
    ])
    assert.equal(lowestBefore(history, day(51), lookBack)?.amount, 1000)
  })

  test('announces nothing for a product that was reduced from its first day', ({ assert }) => {
    const history = historyOf([{ at: day(0), price: 1200, special: [1000, null, null] }])
    assert.deepEqual(lowestBefore(history, day(5), lookBack), { amount: null, reducedSince: day(0) })
    assert.isNull(lowestBefore(historyOf([{ at: day(0), price: 1200, special: null }]), day(5), lookBack))
  })

  test('has one price at every moment, the one that was in force, and finds the lowest of them', ({ assert }) => {
    const dayNumber = fc.integer({ min: 0, max: 120 })
    const save = fc.record({
      at: dayNumber,
      price: fc.integer({ min: 500, max: 2000 }),
      special: fc.option(
        fc.record({
          cut: fc.integer({ min: 1, max: 400 }),
          from: fc.option(dayNumber),
          length: fc.option(fc.integer({ min: 1, max: 40 })),
        })
      ),
    })
    fc.assert(
      fc.property(fc.array(save, { minLength: 1, maxLength: 6 }), dayNumber, (drawn, asked) => {
        const saves = [...new Map(drawn.map((each) => [each.at, each])).values()].sort(
          (one, other) => one.at - other.at
        )
        const said = saves.map(({ at, price, special }) => {
          const from = special?.from ?? null
          const to = special?.length ? (from ?? at) + special.length : null
          return {
            at: day(at),
            price,
            special: special
              ? ([price - special.cut, from === null ? null : day(from), to === null ? null : day(to)] as [
                  number,
                  string | null,
                  string | null,
                ])
              : null,
          }
        })
        const history = historyOf(said)
        const inForce = (when: number) => {
          const last = said.filter(({ at }) => at <= day(when)).at(-1)
          if (!last) return null
          const [specialPrice, specialFrom, specialTo] = last.special ?? [null, null, null]
          return priceAt({ price: last.price, specialPrice, specialFrom, specialTo }, day(when))
        }
        for (let when = 0; when <= 160; when += 1) {
          const holding = history.filter(({ from, to }) => from <= day(when) && (to === null || to > day(when)))
          const expected = inForce(when)
          assert.lengthOf(holding, expected ? 1 : 0)
          if (expected) assert.equal(holding[0]?.amount, expected.amount)
        }
        let first = asked
        if (!inForce(asked)?.isReduced) return assert.isNull(lowestBefore(history, day(asked), lookBack))
        while (inForce(first - 1)?.isReduced) first -= 1
        const before = Array.from({ length: 30 }, (_, index) => inForce(first - 30 + index)?.amount).filter(
          (amount) => amount !== undefined
        )
        const lowest = before.length > 0 ? Math.min(...before) : null
        assert.equal(lowestBefore(history, day(asked), lookBack)?.amount, lowest)
      }),
      { numRuns: 100 }
    )
  })
})
