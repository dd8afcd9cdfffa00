import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import { daysTo } from '#plugins/marketing/conditions/birthday'
import hours from '#plugins/marketing/conditions/hours'
import { periodRefusal } from '#plugins/marketing/rules/open_rules'
import type { JudgedCart } from '#plugins/marketing/contracts/rule_part'

const zone = 'Europe/Paris'
const at = (text: string) => DateTime.fromISO(text, { zone: 'utc' }).setZone(zone)
const period = (said: Partial<Parameters<typeof periodRefusal>[0]>) => {
  return { startsOn: null, startsTime: null, endsOn: null, endsTime: null, ...said }
}

test.group('Periods of rules', () => {
  test('begin and end to the minute, on the clock of the shop', ({ assert }) => {
    const week = period({ startsOn: '2027-07-01', startsTime: '18:00', endsOn: '2027-07-03', endsTime: '20:30' })
    assert.equal(periodRefusal(week, at('2027-07-01T15:59:59Z')), 'not_yet')
    assert.isNull(periodRefusal(week, at('2027-07-01T16:00:00Z')))
    assert.isNull(periodRefusal(week, at('2027-07-03T18:29:59Z')))
    assert.equal(periodRefusal(week, at('2027-07-03T18:30:00Z')), 'expired')
  })

  test('without hours last to the end of their last day', ({ assert }) => {
    const day = period({ startsOn: '2027-01-10', endsOn: '2027-01-10' })
    assert.equal(periodRefusal(day, at('2027-01-09T22:59:59Z')), 'not_yet')
    assert.isNull(periodRefusal(day, at('2027-01-09T23:00:00Z')))
    assert.isNull(periodRefusal(day, at('2027-01-10T22:59:59Z')))
    assert.equal(periodRefusal(day, at('2027-01-10T23:00:00Z')), 'expired')
  })

  test('begin and end once when clocks change', ({ assert }) => {
    // 31 October 2027: 03:00 is 02:00 again. 02:30 comes twice.
    const untilHalfPast = period({ endsOn: '2027-10-31', endsTime: '02:30' })
    assert.isNull(periodRefusal(untilHalfPast, at('2027-10-31T00:29:00Z')))
    const ended = ['00:31', '00:59', '01:05', '01:29', '01:31'].map((time) =>
      periodRefusal(untilHalfPast, at(`2027-10-31T${time}:00Z`))
    )
    // It ends at one of the two and does not begin again.
    assert.deepEqual(
      ended,
      ended.toSorted((one, other) => Number(one !== null) - Number(other !== null))
    )
    // 28 March 2027: 02:30 does not exist. It begins at 03:30, which is 01:30 in UTC.
    const fromHalfPast = period({ startsOn: '2027-03-28', startsTime: '02:30' })
    assert.equal(periodRefusal(fromHalfPast, at('2027-03-28T01:29:00Z')), 'not_yet')
    assert.isNull(periodRefusal(fromHalfPast, at('2027-03-28T01:30:00Z')))
  })

  test('hours may go past midnight', ({ assert }) => {
    const holds = (time: string) => {
      const cart = { now: DateTime.fromISO(`2027-03-03T${time}`, { zone }) } as JudgedCart
      return hours.judge({ from: '22:00', until: '02:00' }, { cart, line: undefined as never, facts: null })
    }
    assert.deepEqual(['21:59', '22:00', '00:30', '01:59', '02:00'].map(holds), [false, true, true, true, false])
  })
})

test.group('Birthdays', () => {
  test('are near in either direction, across the turn of the year and in years without a 29 February', ({ assert }) => {
    const on = (day: string) => DateTime.fromISO(`${day}T15:00`, { zone })
    assert.equal(daysTo('1980-01-02', on('2026-12-30')), 3)
    assert.equal(daysTo('1980-12-30', on('2027-01-02')), 3)
    assert.equal(daysTo('1984-02-29', on('2027-02-28')), 0)
    assert.equal(daysTo('1984-02-29', on('2028-02-29')), 0)
    assert.equal(daysTo('1980-06-15', on('2027-06-15')), 0)
  })
})
