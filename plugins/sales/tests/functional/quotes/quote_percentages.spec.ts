import fc from 'fast-check'
import { test } from '@japa/runner'
import { aRequest, opened, sent, staffOf } from '#plugins/sales/tests/functional/quotes/quote_visits'
import { divideHalfUp } from '#core/money/rounding'
import { freshShop, refusalOf, sellWine } from '#plugins/sales/testing'
import { newStaffVisit } from '#plugins/users/testing'
import type { StaffQuoteAnswer } from '#plugins/sales/quotes/staff_quote_answer'
import type { Visitor } from '#core/testing/visitor'

const STAFF = '/api/admin/sales/quotes'

interface Line {
  position?: number
  sku?: string
  quantity: number
  unitAmount?: number
  off?: number
  percent?: number | null
}

test.group('A percentage on a quote', (group) => {
  let staff: Visitor
  group.each.setup(async () => {
    await freshShop()
    staff = await newStaffVisit()
    await sellWine('A', 2290, 48)
    await sellWine('B', 777, 500)
  })

  const put = async ({ id, version }: StaffQuoteAnswer, lines: Line[], shipping: object | null = null) =>
    staffOf(await staff.send('PUT', `${STAFF}/${id}`, { version, lines, shipping }))

  /** What staff see of it as they would send it back. */
  const linesOf = ({ lines }: StaffQuoteAnswer): Line[] =>
    lines.map(({ position, quantity, shownPrice, off, offPercent }) => {
      return { position, quantity, unitAmount: shownPrice.amount, off: off.amount, percent: offPercent }
    })

  const percentOf = (amount: number, basisPoints: number) =>
    Number(divideHalfUp(BigInt(amount) * BigInt(basisPoints), 10_000n))

  test('stays one: 7.5 % of 60 bottles are another sum when they become 36', async ({ assert }) => {
    const { number } = await aRequest({ A: 6 })
    const quote = await opened(staff, number)
    const sixty = await put(quote, [{ position: 1, quantity: 60, percent: 750 }])
    // 60 × 22.90 = 1374.00, of which 7.5 % are 103.05.
    assert.containsSubset(sixty, { lines: [{ offPercent: 750, off: { amount: 10_305 } }] })
    const fewer = await put(sixty, [{ position: 1, quantity: 36, percent: 750 }])
    // 36 × 22.90 = 824.40, of which 7.5 % are 61.83.
    assert.containsSubset(fewer, {
      lines: [{ offPercent: 750, off: { amount: 6183 }, discount: { amount: 6183 } }],
      totals: { discount: { amount: 6183 }, goods: { amount: 82_440 - 6183 } },
    })
    const summed = await put(fewer, [{ position: 1, quantity: 36, off: 1000 }])
    assert.containsSubset(summed, { lines: [{ offPercent: null, off: { amount: 1000 } }] })
  })

  test('is what the lines come to, whatever was edited; another address and a copy keep it', async ({ assert }) => {
    const { number } = await aRequest({ A: 6 })
    let quote = await opened(staff, number)
    const edit = fc.record({
      what: fc.constantFrom('quantity', 'price', 'percent', 'sum', 'add', 'remove'),
      at: fc.nat(3),
      figure: fc.integer({ min: 1, max: 9999 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 3 }), async (edits) => {
        const lines = linesOf(quote)
        for (const { what, at, figure } of edits) {
          const line = lines[at % Math.max(1, lines.length)]
          if (what === 'add' || !line) lines.push({ sku: 'B', quantity: 1 + (figure % 90), percent: figure })
          else if (what === 'remove') lines.splice(at % lines.length, 1)
          else if (what === 'quantity') line.quantity = figure
          else if (what === 'price') line.unitAmount = figure
          else if (what === 'percent') line.percent = figure
          else Object.assign(line, { percent: null, off: 0 })
        }
        for (const line of lines) {
          const worth = (line.unitAmount ?? 777) * line.quantity
          if (line.percent === null) line.off = Math.min(line.off ?? 0, worth)
        }
        quote = await put(quote, lines)
        let sum = 0
        for (const [at, { shownPrice, quantity, off, offPercent, discount }] of quote.lines.entries()) {
          assert.equal(offPercent, lines[at]?.percent ?? null)
          if (offPercent !== null) assert.equal(off.amount, percentOf(shownPrice.amount * quantity, offPercent))
          assert.equal(discount.amount, off.amount)
          sum += off.amount
        }
        assert.equal(quote.totals.discount.amount, sum)
      }),
      { numRuns: 20 }
    )
    quote = await put(quote, [{ sku: 'A', quantity: 7, percent: 1234 }])
    const { billing, id, version } = quote
    const addresses = { version, billing, isSameAddress: true }
    const moved = staffOf(await staff.send('PUT', `${STAFF}/${id}/addresses`, addresses))
    const copied = staffOf(await staff.send('POST', STAFF, { quoteId: id }))
    for (const one of [moved, copied]) {
      assert.containsSubset(one, { lines: [{ offPercent: 1234, off: { amount: percentOf(7 * 2290, 1234) } }] })
    }
  })

  test('counts as the sum that was sent: what is prepared afterwards does not change it', async ({ assert }) => {
    const { number } = await aRequest({ A: 6 })
    const ready = await put(await opened(staff, number), [{ position: 1, quantity: 6, percent: 1000 }], {
      title: 'Palette',
      amount: 0,
    })
    const offered = await sent(staff, ready.id)
    const later = await put(offered, [{ position: 1, quantity: 12, percent: 1000 }], { title: 'Palette', amount: 0 })
    assert.containsSubset(later, {
      lines: [{ off: { amount: 2748 }, offPercent: 1000 }],
      revisions: [{ lines: [{ quantity: 6, off: { amount: 1374 } }], totals: { discount: { amount: 1374 } } }],
    })
  })

  test('is between nothing and everything', async ({ assert }) => {
    const { number } = await aRequest({ A: 6 })
    const { id, version } = await opened(staff, number)
    for (const percent of [-1, 10_001, 7.5]) {
      const lines = [{ position: 1, quantity: 6, percent }]
      const answer = await staff.send('PUT', `${STAFF}/${id}`, { version, lines, shipping: null })
      assert.match(refusalOf(answer), /^422 E_VALIDATION_/)
    }
  })

  test('or without one: more than is in stock is told, piece by piece, and may be sent', async ({ assert }) => {
    const { number } = await aRequest({ A: 6 })
    const quote = await opened(staff, number)
    assert.deepEqual(quote.shortages, [])
    const shipping = { title: 'Palette', amount: 0 }
    const much = await put(
      quote,
      [
        { position: 1, quantity: 40 },
        { sku: 'A', quantity: 20 },
        { sku: 'B', quantity: 500 },
      ],
      shipping
    )
    assert.containsSubset(much.shortages, [{ sku: 'A', wanted: 60, available: 48 }])
    assert.lengthOf(much.shortages, 1)
    const offered = await sent(staff, much.id)
    assert.containsSubset(offered, { state: 'sent', shortages: [{ sku: 'A' }] })
  })
})
