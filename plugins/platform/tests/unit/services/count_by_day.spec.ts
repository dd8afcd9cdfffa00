import { test } from '@japa/runner'
import { countByDay } from '#plugins/platform/services/count_by_day'

test.group('Counts by day', () => {
  test('go by the clocks of the shop, also in the night when they change', ({ assert }) => {
    const instants = [
      '2026-03-27T23:30:00.000Z',
      '2026-03-28T22:59:59.999Z',
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T21:59:59.999Z',
      '2026-03-29T22:00:00.000Z',
    ]
    const period = { from: '2026-03-28', to: '2026-03-30' }
    assert.deepEqual(countByDay(instants, period, 'Europe/Paris'), [2, 2, 1])
    assert.deepEqual(countByDay(instants, period, 'UTC'), [2, 2, 0])
  })

  test('have one figure a day where nothing happened', ({ assert }) => {
    assert.deepEqual(countByDay([], { from: '2026-12-31', to: '2027-01-02' }, 'Europe/Paris'), [0, 0, 0])
  })
})
