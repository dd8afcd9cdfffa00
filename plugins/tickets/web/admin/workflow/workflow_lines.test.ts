import { test } from '@japa/runner'
import { keysOf, linesOf, rulesOf, toggled } from './workflow_lines'

test.group('The lines of a workflow', () => {
  test('become boxes and lines again', ({ assert }) => {
    const transitions = [
      { who: 'any' as const, fromId: null, toId: 2 },
      { who: 'author' as const, fromId: 1, toId: 2 },
    ]
    const rules = [{ statusId: 1, field: 'dueOn', rule: 'required' as const }]
    const { moves, rules: keys } = keysOf({ transitions, rules })
    assert.deepEqual(linesOf(moves), transitions)
    assert.deepEqual(rulesOf(keys), rules)
  })

  test('are as before when a box is pressed twice', ({ assert }) => {
    const keys = ['any 0 2', 'author 1 2']
    assert.deepEqual(toggled(toggled(keys, 'any 1 2'), 'any 1 2'), keys)
  })
})
