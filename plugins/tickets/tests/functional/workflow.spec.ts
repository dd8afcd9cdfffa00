import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { openOffice } from '#plugins/users/testing'
import { seedTicketWords, ticketWords } from '#plugins/tickets/testing'
import type { Visitor } from '#core/testing/visitor'

interface Lines {
  version: number
  transitions: { fromId: number | null; toId: number; who: string }[]
}

interface Told {
  data: Lines
  errors?: { code: string; meta: { current: Lines } }[]
}

const API = '/api/admin/tickets/workflow'

test.group('The workflow of a role', (group) => {
  let staff: Visitor
  let words: Record<string, number>
  let place: { roleId: number; trackerId: number }

  group.each.setup(async () => {
    staff = (await openOffice()).visitor
    await seedTicketWords()
    words = await ticketWords()
    const { reader } = await app.container.make(Store)
    const role = await reader.first<{ id: number }>("select id from users_roles where name = 'editor'")
    place = { roleId: Number(role?.id), trackerId: Number(words.Anomalie) }
  })

  const line = (from: string, to: string) => ({ fromId: words[from], toId: words[to], who: 'any' })
  const write = async (version: number | undefined, ...transitions: object[]) => {
    const answer = await staff.send('PUT', API, { ...place, transitions, rules: [], version })
    return { status: answer.status, ...(answer.body as Told) }
  }
  const shown = async () => {
    const answer = await staff.send('GET', `${API}?roleId=${place.roleId}&trackerId=${place.trackerId}`)
    return (answer.body as Told).data
  }

  test('is written by one of two who change it at once; the other is told what stands there now', async ({
    assert,
  }) => {
    assert.equal((await shown()).version, 0)
    const [first, second] = [line('Nouveau', 'En cours'), line('Nouveau', 'Fermé')]
    const ends = await Promise.all([write(0, first), write(0, second)])
    assert.sameMembers(
      ends.map(({ status }) => status),
      [200, 409]
    )
    const winner = ends.find(({ status }) => status === 200)?.data
    const [refusal] = ends.find(({ status }) => status === 409)?.errors ?? []
    assert.deepInclude(refusal?.meta.current, { version: 1, transitions: winner?.transitions ?? [] })
    assert.deepInclude(await shown(), { version: 1, transitions: winner?.transitions ?? [] })
    // With what was told, both changes are kept.
    const merged = await write(refusal?.meta.current.version, first, second)
    assert.equal(merged.status, 200)
    assert.deepEqual([merged.data.version, merged.data.transitions.length], [2, 2])
  })

  test('of another tracker is no reason to refuse one', async ({ assert }) => {
    await write(0, line('Nouveau', 'En cours'))
    place.trackerId = Number(words.Evolution)
    assert.equal((await write(0, line('Nouveau', 'En cours'))).status, 200)
    assert.equal((await write(undefined)).status, 200)
    assert.deepInclude(await shown(), { version: 2, transitions: [] })
  })
})
