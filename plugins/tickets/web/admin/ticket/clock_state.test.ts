import { test } from '@japa/runner'
import { clockState } from './clock_state'

test.group('Service clocks', () => {
  const due = '2026-11-25T10:00:00.000Z'
  const [before, after] = ['2026-11-25T09:00:00.000Z', '2026-11-25T11:00:00.000Z']

  test('tell apart what is in time, late, done and done too late', ({ assert }) => {
    assert.equal(clockState({ due, done: null, now: before }), 'running')
    assert.equal(clockState({ due, done: null, now: after }), 'late')
    assert.equal(clockState({ due, done: before, now: after }), 'done')
    assert.equal(clockState({ due, done: after, now: after }), 'missed')
  })
})
