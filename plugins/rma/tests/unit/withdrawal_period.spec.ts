import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import { easterOf, isFrenchHoliday } from '#plugins/rma/withdrawals/period/french_holidays'
import { isWithinPeriod, lastDay } from '#plugins/rma/withdrawals/period/withdrawal_period'
import { shippingShare, withdrawalShares } from '#plugins/rma/withdrawals/services/withdrawal_refund'
import type { StoredOrder } from '#plugins/sales/index'

const PARIS = 'Europe/Paris'

test.group('The withdrawal period', () => {
  test('ends 14 days after the day of delivery, and on a working day', ({ assert }) => {
    // A Monday, then a Saturday, a Sunday, Easter Monday, and Christmas before a weekend.
    assert.equal(lastDay('2026-11-02T09:00:00.000Z', PARIS), '2026-11-16')
    assert.equal(lastDay('2026-11-07T09:00:00.000Z', PARIS), '2026-11-23')
    assert.equal(lastDay('2026-11-08T09:00:00.000Z', PARIS), '2026-11-23')
    assert.equal(lastDay('2026-03-21T09:00:00.000Z', PARIS), '2026-04-07')
    assert.equal(lastDay('2026-12-11T09:00:00.000Z', PARIS), '2026-12-28')
    assert.isNull(lastDay(null, PARIS))
    // Late in the evening of UTC it is the next day in Paris.
    assert.equal(lastDay('2026-11-02T23:30:00.000Z', PARIS), '2026-11-17')
  })

  test('lasts until midnight in the zone of the shop', ({ assert }) => {
    const delivered = '2026-11-02T09:00:00.000Z'
    assert.isTrue(isWithinPeriod(delivered, '2026-11-16T22:59:59.000Z', PARIS))
    assert.isFalse(isWithinPeriod(delivered, '2026-11-16T23:00:00.000Z', PARIS))
    assert.isTrue(isWithinPeriod(null, '2030-01-01T00:00:00.000Z', PARIS))
  })

  test('never ends on a day off, and is never shorter than 14 days, in ten years', ({ assert }) => {
    for (let day = DateTime.fromISO('2025-01-01', { zone: 'utc' }); day.year < 2035; day = day.plus({ days: 1 })) {
      const last = DateTime.fromISO(lastDay(`${day.toISODate()}T12:00:00.000Z`, PARIS) ?? '', { zone: 'utc' })
      const days = last.diff(day, 'days').days
      const isOff = last.weekday > 5 || isFrenchHoliday(last)
      if (isOff || days < 14 || days > 18) assert.fail(`${day.toISODate()} ends on ${last.toISODate()}`)
    }
    assert.equal(easterOf(2026).toISODate(), '2026-04-05')
    assert.equal(easterOf(2038).toISODate(), '2038-04-25')
  })
})

test.group('What a withdrawal gives back', () => {
  const counters = (ordered: number) => {
    const pick = (most: number) => Math.floor(Math.random() * (most + 1))
    const canceled = pick(ordered)
    const invoiced = pick(ordered - canceled)
    const refunded = pick(invoiced)
    const unshipped = pick(refunded)
    const shipped = pick(ordered - canceled - unshipped)
    return {
      id: 1,
      position: 1,
      parentPosition: null,
      name: 'A',
      ships: true,
      quantity: ordered,
      invoiced,
      shipped,
      refunded,
      canceled,
      unshipped,
    }
  }

  test('is never more than was withdrawn, nor more than can be refunded or called off', ({ assert }) => {
    for (let run = 0; run < 2000; run += 1) {
      const line = counters(12)
      const order = { lines: [line] } as unknown as Pick<StoredOrder, 'lines'>
      const quantity = Math.floor(Math.random() * 13)
      try {
        const { refunded, canceled } = withdrawalShares(order, [{ lineId: 1, quantity }])
        const [credit, off] = [refunded, canceled].map((all) => all.reduce((sum, one) => sum + one.quantity, 0)) as [
          number,
          number,
        ]
        assert.isAtMost(credit + off, quantity)
        assert.isAtMost(credit, line.invoiced - line.refunded)
        assert.isAtMost(off, line.quantity - line.invoiced - line.canceled)
        assert.equal(credit + off, Math.min(quantity, line.quantity - line.refunded - line.canceled))
      } catch (error) {
        assert.equal((error as { code?: string }).code, 'E_RMA_WITHDRAWAL_NOT_INVOICED', JSON.stringify(line))
        assert.isAbove(line.shipped, 0)
      }
    }
  })

  test('has the standard delivery of a whole order, and no surcharge', ({ assert }) => {
    assert.equal(shippingShare(690, 0, { isWhole: false, standard: 0 }), 0)
    assert.equal(shippingShare(690, 0, { isWhole: true, standard: 0 }), 690)
    assert.equal(shippingShare(1490, 0, { isWhole: true, standard: 690 }), 690)
    assert.equal(shippingShare(590, 0, { isWhole: true, standard: 690 }), 590)
    assert.equal(shippingShare(1490, 300, { isWhole: true, standard: 690 }), 390)
    assert.equal(shippingShare(690, 690, { isWhole: true, standard: 0 }), 0)
  })
})
