import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { openOffice } from '#plugins/users/testing'
import { runJobs } from '#core/testing/run_jobs'
import { seedTicketWords, ticketWords } from '#plugins/tickets/testing'
import { insertRows } from '#core/database/insert_rows'
import { queryRows } from '#core/database/query_rows'
import type { Visitor } from '#core/testing/visitor'

/** A Wednesday, at nine o'clock in Paris. */
const OPENED = '2026-11-25T08:00:00.000Z'

interface Priority {
  name: Record<string, string>
  isDefault: boolean
  isActive: boolean
  position: number
  version: number
}

interface Times {
  subject: string
  answer: string | null
  solution: string | null
}

test.group('Times of open tickets', (group) => {
  let staff: Visitor
  let words: Record<string, number>
  let store: Store

  group.each.setup(async () => {
    staff = (await openOffice()).visitor
    await seedTicketWords()
    words = await ticketWords()
    store = await app.container.make(Store)
  })

  const add = (...tickets: { subject: string; is_closed?: boolean; answered_at?: string; priority?: string }[]) =>
    store.transaction((trx) =>
      insertRows(
        trx,
        'tickets_tickets',
        tickets.map(
          ({ subject, is_closed: isClosed = false, answered_at: answeredAt = null, priority = 'Urgent' }) => ({
            subject,
            tracker_id: Number(words.Anomalie),
            status_id: Number(words[isClosed ? 'Fermé' : 'Nouveau']),
            priority_id: Number(words[priority]),
            is_closed: isClosed,
            answered_at: answeredAt,
            answer_due_at: '2026-11-25T09:00:00.000Z',
            solution_due_at: '2026-11-25T10:00:00.000Z',
            author_kind: 'guest',
            author_name: 'Jeanne',
            waits_for: 'shop',
            channel: 'default',
            locale: 'fr_FR',
            created_at: OPENED,
            updated_at: OPENED,
          })
        )
      )
    )
  const times = (subject: string) =>
    store.transaction(async (trx) => {
      const sql = `select subject, answer_due_at as answer, solution_due_at as solution from tickets_tickets where subject = ?`
      const [row] = await queryRows<Times>(trx, sql, [subject])
      return [row?.answer, row?.solution]
    })
  const setPriority = async (values: object) => {
    const path = `/api/admin/tickets/priorities/${words.Urgent}`
    const { data } = (await staff.send('GET', path)).body as { data: Priority }
    const { name, isDefault, isActive, position, version } = data
    const row = { name, isDefault, isActive, position, version, ...values }
    const { status } = await staff.send('PUT', path, row)
    if (status !== 200) throw new Error(`The priority was answered ${status}`)
  }

  test('are worked out anew when those of their priority change', async ({ assert }) => {
    await setPriority({ answerMinutes: 60, solutionMinutes: 120 })
    await runJobs()
    await add(
      { subject: 'Ouvert' },
      { subject: 'Répondu', answered_at: '2026-11-25T08:30:00.000Z' },
      { subject: 'Clos', is_closed: true },
      { subject: 'Autre', priority: 'Bas' }
    )
    const other = await times('Autre')
    await setPriority({ answerMinutes: 30, solutionMinutes: null })
    await runJobs()
    assert.deepEqual(await times('Ouvert'), ['2026-11-25T08:30:00.000Z', null])
    // The answer was given: its time is history.
    assert.deepEqual(await times('Répondu'), ['2026-11-25T09:00:00.000Z', null])
    assert.deepEqual(await times('Clos'), ['2026-11-25T09:00:00.000Z', '2026-11-25T10:00:00.000Z'])
    assert.notDeepEqual(await times('Autre'), other, 'a priority of its own times')
  })

  test('are worked out anew when business hours change, once for several settings', async ({ assert }) => {
    await setPriority({ answerMinutes: 60, solutionMinutes: 120 })
    await runJobs()
    await add(...Array.from({ length: 501 }, (_, at) => ({ subject: `Essai ${at}` })))
    const values = { 'tickets.hours.wednesday': '10:00-12:00', 'tickets.hours.thursday': '' }
    const answer = await staff.send('PUT', '/api/admin/configuration/settings', { values })
    assert.equal(answer.status, 204, JSON.stringify(answer.body))
    const waiting =
      "select count(*) as count from core_jobs where job = 'tickets.renew_due_times' and state = 'waiting'"
    assert.equal((await store.reader.first<{ count: number }>(waiting, []))?.count, 1)
    await runJobs()
    const expected = ['2026-11-25T10:00:00.000Z', '2026-11-25T11:00:00.000Z']
    assert.deepEqual(await times('Essai 0'), expected)
    assert.deepEqual(await times('Essai 500'), expected)
  })
})
