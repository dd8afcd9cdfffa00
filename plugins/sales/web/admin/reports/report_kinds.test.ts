import { test } from '@japa/runner'
import { readStep } from './report_kinds'

test.group('Steps of a report', () => {
  test('are what the address asks for, else as many as a chart can show', ({ assert }) => {
    const read = (search: string, days: number) => readStep(new URLSearchParams(search), days)
    assert.deepEqual([read('', 30), read('', 90), read('', 365)], ['day', 'week', 'month'])
    assert.equal(read('step=day', 365), 'day')
    assert.equal(read('step=year', 30), 'day')
  })
})
