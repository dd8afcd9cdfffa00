import { test } from '@japa/runner'
import { dayAt, readPeriod } from './period'

const read = (search: string) => readPeriod(new URLSearchParams(search), '2026-03-10')

test.group('Days of the dashboard', () => {
  test('are the last thirty, today among them', ({ assert }) => {
    assert.deepEqual(read(''), { from: '2026-02-09', to: '2026-03-10', days: 30 })
    assert.deepEqual(read('days=7'), { from: '2026-03-04', to: '2026-03-10', days: 7 })
  })

  test('are those of the address, where these are days in their order', ({ assert }) => {
    assert.deepEqual(read('from=2026-01-01&to=2026-01-31'), { from: '2026-01-01', to: '2026-01-31', days: 31 })
    for (const odd of [
      'from=2026-02-01&to=2026-01-01',
      'from=hier&to=2026-01-01',
      'days=12',
      'from=2026-13-01&to=2027',
    ]) {
      assert.equal(read(odd).days, 30, odd)
    }
  })

  test('go on over the ends of months', ({ assert }) => {
    assert.equal(dayAt('2026-02-28', 1), '2026-03-01')
  })
})
