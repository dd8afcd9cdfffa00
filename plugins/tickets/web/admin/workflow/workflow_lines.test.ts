import { test } from '@japa/runner'
import { linesOf, valuesOf } from './workflow_lines'
import { differences, merged } from '#web/admin/form/conflict'

const shown = {
  statuses: [1, 2].map((id) => ({ id, name: `Statut ${id}`, isClosed: false })),
  fields: [{ field: 'dueOn', label: 'Échéance' }],
}

const transitions = [
  { who: 'any' as const, fromId: null, toId: 2 },
  { who: 'author' as const, fromId: 1, toId: 2 },
]

const rules = [{ statusId: 1, field: 'dueOn', rule: 'required' as const }]

test.group('The cells of a workflow', () => {
  test('become lines again', ({ assert }) => {
    const values = valuesOf(shown, { transitions, rules })
    assert.deepEqual(linesOf(values), { transitions, rules })
    assert.lengthOf(Object.keys(values.moves), 3 * 2 * 2 + 2)
  })

  test('of two people who change different ones are all kept', ({ assert }) => {
    const base = valuesOf(shown, { transitions: [], rules: [] })
    const mine = valuesOf(shown, { transitions, rules: [] })
    const theirs = valuesOf(shown, { transitions: [], rules })
    const conflict = { base, theirs, version: 1 }
    const chosen = Object.fromEntries(differences(mine, conflict).map(({ path, side }) => [path, side]))
    assert.deepEqual(linesOf(merged(mine, conflict, chosen)), { transitions, rules })
  })
})
