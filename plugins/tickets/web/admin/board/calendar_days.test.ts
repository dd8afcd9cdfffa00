import { test } from '@japa/runner'
import { entriesOf, monthBeside, weeksOf } from './calendar_days'

const ticket = { subject: '', tracker: '', status: '', isClosed: false, assignee: null }

test.group('The calendar of tickets', () => {
  test('has whole weeks', ({ assert }) => {
    const weeks = weeksOf({ from: '2026-10-26', to: '2026-12-06' })
    assert.lengthOf(weeks, 6)
    assert.deepEqual([weeks[0]?.[0], weeks.at(-1)?.at(-1)], ['2026-10-26', '2026-12-06'])
  })

  test('shows a ticket on its first and its last day, once where they are one', ({ assert }) => {
    const days = entriesOf([
      { ...ticket, id: 1, startOn: '2026-11-02', dueOn: '2026-11-04' },
      { ...ticket, id: 2, startOn: '2026-11-04', dueOn: '2026-11-04' },
      { ...ticket, id: 3, startOn: null, dueOn: '2026-11-02' },
    ])
    const told = (day: string) => days.get(day)?.map((entry) => `${entry.ticket.id} ${entry.how}`)
    assert.deepEqual(told('2026-11-02'), ['1 start', '3 due'])
    assert.deepEqual(told('2026-11-04'), ['1 due', '2 both'])
  })

  test('goes over the turn of the year', ({ assert }) => {
    assert.equal(monthBeside('2026-12-01', 1), '2027-01-01')
    assert.equal(monthBeside('2026-01-01', -1), '2025-12-01')
  })
})
