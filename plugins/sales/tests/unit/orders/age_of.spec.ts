import { test } from '@japa/runner'
import { FrozenClock } from '#core/time/frozen_clock'
import { isAdult } from '#plugins/sales/orders/services/age_of'

test.group('Whether wine may be sold to somebody', () => {
  const at = (instant: string) => new FrozenClock(instant)

  test('is told by their birthday as the shop counts days', ({ assert }) => {
    const birth = '2008-11-23'
    assert.isFalse(isAdult(birth, at('2026-11-22T22:59:00.000Z')))
    // Half past midnight in Paris.
    assert.isTrue(isAdult(birth, at('2026-11-22T23:30:00.000Z')))
    assert.isNull(isAdult(null, at('2026-11-22T23:30:00.000Z')))
  })

  test('of somebody born on the 29th of February is told on the 1st of March', ({ assert }) => {
    assert.isFalse(isAdult('2008-02-29', at('2026-02-28T12:00:00.000Z')))
    assert.isTrue(isAdult('2008-02-29', at('2026-03-01T12:00:00.000Z')))
  })
})
