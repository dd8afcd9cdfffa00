import { test } from '@japa/runner'
import { createStaff, openOffice, signedInStaff } from '#plugins/users/testing'
import { seedTicketWords, ticketWords } from '#plugins/tickets/testing'
import type { Visitor } from '#core/testing/visitor'

interface Tab {
  key: string
  filter: Record<string, string>
  count: number
}

/** The data of an answer. */
async function sent<Data>(by: Visitor, method: string, path: string, body?: unknown): Promise<Data> {
  const answer = await by.send(method, path, body)
  if (answer.status >= 400) throw new Error(JSON.stringify(answer.body))
  return (answer.body as { data: Data }).data
}

async function tabsOf(by: Visitor): Promise<Map<string, Tab>> {
  const { tabs } = await sent<{ tabs: Tab[] }>(by, 'GET', '/api/admin/platform/lists/tickets.tickets')
  return new Map(tabs.map((tab) => [tab.key, tab]))
}

test.group('Tabs of the list of tickets', () => {
  test('lead each person to their own open tickets, and to those of their groups', async ({ assert }) => {
    const { visitor } = await openOffice()
    await seedTicketWords()
    const words = await ticketWords()
    const { id, email } = await createStaff({ email: 'jeanne@exemple.fr' })
    const jeanne = await signedInStaff(email)
    assert.isFalse((await tabsOf(jeanne)).has('of_my_groups'))
    const team = { name: 'Logistique', members: [id] }
    const group = await sent<{ id: number }>(visitor, 'POST', '/api/admin/tickets/groups', team)
    const add = (values: object) =>
      sent(visitor, 'POST', '/api/admin/tickets/tickets', {
        subject: 'Essai',
        trackerId: words.Anomalie,
        ...values,
      })
    await add({ assigneeId: id })
    await add({ assigneeId: id, statusId: words['Fermé'] })
    await add({ groupId: group.id })
    await add({})
    const own = await tabsOf(jeanne)
    assert.deepInclude(own.get('mine'), { filter: { closed: '0', assignee: `s${id}` }, count: 1 })
    assert.deepInclude(own.get('of_my_groups'), { filter: { closed: '0', assignee: `g${group.id}` }, count: 1 })
    assert.equal(own.get('all')?.count, 4)
    const others = await tabsOf(visitor)
    assert.equal(others.get('mine')?.count, 0)
    assert.isFalse(others.has('of_my_groups'))
  })
})
