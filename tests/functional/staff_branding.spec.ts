import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { Visitor } from '#core/testing/visitor'
import { newStaffVisit, seedRoles } from '#plugins/users/testing'

const COLOURS = '/api/admin/branding/colours'

test.group('Colours, by staff', (group) => {
  group.each.setup(async () => {
    const store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
    return () => resetDatabase(store)
  })

  test('are chosen, shown at start-up, warned about and taken back', async ({ assert }) => {
    const visitor = await newStaffVisit({ role: 'admin' })
    const answer = await visitor.send('PUT', COLOURS, { colours: { muted: '#AAAAAA' } })
    assert.equal(answer.status, 200)
    // White on #aaaaaa is 2.32, paper on it 2.17.
    assert.containsSubset(answer.body, {
      data: {
        colours: [{ id: 'muted', value: '#aaaaaa', isOwn: true }],
        warnings: [
          { text: 'muted', ground: 'paper', contrast: 2.1 },
          { text: 'muted', ground: 'surface', contrast: 2.3 },
        ],
      },
    })
    const { body } = await new Visitor().send('GET', '/api/init')
    assert.containsSubset(body, { branding: { colours: [{ id: 'muted', value: '170 170 170' }] } })
    const back = await visitor.send('PUT', COLOURS, { colours: { muted: null } })
    assert.containsSubset(back.body, { data: { colours: [{ id: 'muted', value: '#6b6159', isOwn: false }] } })
  })

  test('that are none, or unknown, are refused', async ({ assert }) => {
    const visitor = await newStaffVisit({ role: 'admin' })
    for (const colours of [{ muted: 'red' }, { muted: '#fff' }, { nothing: '#ffffff' }, { __proto__x: '#ffffff' }]) {
      assert.equal((await visitor.send('PUT', COLOURS, { colours })).status, 422, JSON.stringify(colours))
    }
  })

  test('are seen by editors and not changed', async ({ assert }) => {
    const visitor = await newStaffVisit({ role: 'editor' })
    assert.equal((await visitor.send('GET', '/api/admin/branding')).status, 200)
    assert.equal((await visitor.send('PUT', COLOURS, { colours: { muted: '#555555' } })).status, 403)
  })
})
