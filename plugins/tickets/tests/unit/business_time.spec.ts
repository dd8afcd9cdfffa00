import { test } from '@japa/runner'
import { addBusinessMinutes, readShifts, type Shift } from '#plugins/tickets/clocks/business_time'

const shifts = readShifts('09:00-12:30, 14:00-18:00') as Shift[]
const week = [shifts, shifts, shifts, shifts, shifts, [], []]
const hours = { week, closed: new Set(['2026-11-27']), zone: 'Europe/Paris' }

test.group('Business hours', () => {
  test('run while the shop works only', ({ assert }) => {
    // Thursday 17:30 in Paris; Friday is closed, then the weekend.
    assert.equal(addBusinessMinutes('2026-11-26T16:30:00.000Z', 60, hours), '2026-11-30T08:30:00.000Z')
    // Over lunch.
    assert.equal(addBusinessMinutes('2026-11-26T11:00:00.000Z', 60, hours), '2026-11-26T13:30:00.000Z')
    // Before it opens.
    assert.equal(addBusinessMinutes('2026-11-26T03:00:00.000Z', 30, hours), '2026-11-26T08:30:00.000Z')
  })

  test('follow the clock on the wall on days on which it changes', ({ assert }) => {
    const sunday = {
      week: [[], [], [], [], [], [], [{ from: 0, to: 24 * 60 }]],
      closed: new Set<string>(),
      zone: 'Europe/Paris',
    }
    // The night in October has 25 hours.
    assert.equal(addBusinessMinutes('2026-10-24T22:00:00.000Z', 25 * 60, sunday), '2026-10-25T23:00:00.000Z')
  })

  test('never end where the shop never works', ({ assert }) => {
    const closed = { week: [[], [], [], [], [], [], []], closed: new Set<string>(), zone: 'Europe/Paris' }
    assert.isNull(addBusinessMinutes('2026-11-26T16:30:00.000Z', 1, closed))
  })

  test('are refused where they cannot be read', ({ assert }) => {
    for (const text of ['9-12', '12:00-09:00', '09:00-25:00', '09:00-12:00, 11:00-13:00', 'demain']) {
      assert.isNull(readShifts(text), text)
    }
    assert.deepEqual(readShifts(''), [])
  })
})
