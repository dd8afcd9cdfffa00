import { test } from '@japa/runner'
import { Visitor } from '#core/testing/visitor'
import { createCustomer, openOffice, signedInCustomer } from '#plugins/users/testing'
import { seedTicketWords, ticketWords } from '#plugins/tickets/testing'

interface Told {
  status: number
  data: Record<string, unknown> & { id: number; messages: { text: string; isOwn: boolean }[] }
}

const OWN = '/api/tickets'
const ADMIN = '/api/admin/tickets/tickets'

test.group('Requests in the account', (group) => {
  let staff: Visitor
  let customer: Visitor
  let other: Visitor
  let words: Record<string, number>

  group.each.setup(async () => {
    staff = (await openOffice()).visitor
    await seedTicketWords()
    words = await ticketWords()
    await createCustomer({ email: 'cliente@exemple.fr' })
    await createCustomer({ email: 'voisin@exemple.fr' })
    customer = await signedInCustomer('cliente@exemple.fr')
    other = await signedInCustomer('voisin@exemple.fr')
  })

  const send = async (by: Visitor, method: string, path: string, body?: unknown): Promise<Told> => {
    const answer = await by.send(method, path, body)
    return { ...(answer.body as Told), status: answer.status }
  }
  const ask = async (): Promise<number> => {
    const request = { trackerId: words.Assistance, subject: 'Bouteille cassée', description: 'Une sur six.' }
    const made = await send(customer, 'POST', OWN, request)
    return made.data.id
  }

  test('are seen by whose they are, by nobody else', async ({ assert }) => {
    const id = await ask()
    const guest = new Visitor()
    const seen: [Visitor, number][] = [
      [customer, 200],
      [other, 404],
      [guest, 401],
    ]
    for (const [who, status] of seen) {
      assert.equal((await send(who, 'GET', `${OWN}/${id}`)).status, status)
      const written = await send(who, 'POST', `${OWN}/${id}/messages`, { text: 'Bonjour' })
      assert.equal(written.status, status === 200 ? 201 : status)
      assert.equal((await send(who, 'GET', `${OWN}/${id}/attachments/1`)).status, status === 200 ? 404 : status)
      // The back office is closed to them.
      assert.equal((await send(who, 'GET', `${ADMIN}/${id}/page`)).status, 401)
    }
    assert.lengthOf((await send(other, 'GET', OWN)).data as unknown as unknown[], 0)
    assert.lengthOf((await send(customer, 'GET', OWN)).data as unknown as unknown[], 1)
  })

  test('show public notes, and nothing of what is private', async ({ assert }) => {
    const id = await ask()
    await send(staff, 'POST', `${ADMIN}/${id}/notes`, { text: 'Nous renvoyons une bouteille.' })
    await send(staff, 'POST', `${ADMIN}/${id}/notes`, { text: 'Client difficile', isPrivate: true })
    const { data } = await send(customer, 'GET', `${OWN}/${id}`)
    assert.deepEqual(
      data.messages.map(({ text, isOwn }) => [text, isOwn]),
      [['Nous renvoyons une bouteille.', false]]
    )
    assert.equal(data.waitsFor, 'customer')
    const { data: row } = await send(staff, 'GET', `${ADMIN}/${id}`)
    await send(staff, 'PUT', `${ADMIN}/${id}`, { isPrivate: true, version: row.version })
    assert.equal((await send(customer, 'GET', `${OWN}/${id}`)).status, 404)
  })

  test('open again when their customer writes', async ({ assert }) => {
    const id = await ask()
    await send(staff, 'POST', `${ADMIN}/${id}/notes`, { text: 'Réglé', statusId: words['Fermé'] })
    assert.isTrue((await send(customer, 'GET', `${OWN}/${id}`)).data.isClosed)
    assert.equal((await send(customer, 'POST', `${OWN}/${id}/messages`, { text: 'Pas encore' })).status, 201)
    assert.deepInclude((await send(staff, 'GET', `${ADMIN}/${id}`)).data, {
      statusId: words.Nouveau,
      isClosed: false,
      waitsFor: 'shop',
    })
  })

  test('are of the kinds that customers are offered, and no longer than fits', async ({ assert }) => {
    const request = { trackerId: words.Evolution, subject: 'X', description: 'Y' }
    assert.equal((await send(customer, 'POST', OWN, request)).status, 422)
    const long = { ...request, trackerId: words.Anomalie, subject: 'x'.repeat(256) }
    assert.equal((await send(customer, 'POST', OWN, long)).status, 422)
  })
})
