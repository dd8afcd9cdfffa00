import { test } from '@japa/runner'
import { instantOf, wallTimeOf } from './wall_time'

test.group('Times on the clocks of a zone', () => {
  test('are instants in winter and in summer', ({ assert }) => {
    assert.equal(instantOf('2026-01-15 09:30:00', 'Europe/Paris'), '2026-01-15T08:30:00.000Z')
    assert.equal(instantOf('2026-07-15 09:30:00', 'Europe/Paris'), '2026-07-15T07:30:00.000Z')
    assert.equal(wallTimeOf('2026-07-15T07:30:00.000Z', 'Europe/Paris'), '2026-07-15 09:30:00')
  })

  test('come back as they were typed, also around the nights when clocks change', ({ assert }) => {
    for (const time of ['2026-03-29 01:59:00', '2026-03-29 03:00:00', '2026-10-25 01:30:00', '2026-10-25 03:30:00']) {
      assert.equal(wallTimeOf(instantOf(time, 'Europe/Paris'), 'Europe/Paris'), time)
    }
  })
})
