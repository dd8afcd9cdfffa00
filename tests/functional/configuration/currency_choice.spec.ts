import { test } from '@japa/runner'
import { Visitor } from '#core/testing/visitor'
import { Configurator } from './staff.js'

const CHOICE = '/api/configuration/currency-choice'

test.group('The currency of a visitor', (group) => {
  group.each.setup(async () => {
    const staff = await Configurator.begin()
    const { id, code, ...channel } = (await staff.send('GET', 'channels/1')).data
    await staff.send('PUT', 'channels/1', { ...channel, currencies: ['EUR', 'USD'] })
  })

  test('is kept by a cookie, and leads back to where it was chosen', async ({ assert }) => {
    const visitor = new Visitor()
    const answer = await visitor.send('POST', CHOICE, { currency: 'USD', next: '/vue/boutique?page=2' })
    assert.equal(answer.status, 303)
    assert.equal(answer.headers.get('location'), '/vue/boutique?page=2')
    assert.equal(visitor.cookie('currency'), 'USD')
    assert.equal((await visitor.send('POST', CHOICE, { currency: 'EUR' })).status, 204)
    assert.equal(visitor.cookie('currency'), 'EUR')
  })

  test('is one that the channel offers', async ({ assert }) => {
    const visitor = new Visitor()
    const answer = await visitor.send('POST', CHOICE, { currency: 'JPY', next: '/vue/' })
    assert.equal(answer.status, 422)
    assert.isUndefined(visitor.cookie('currency'))
  })

  test('leads to no other site', async ({ assert }) => {
    for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example', '/a/..//evil.example', 'x']) {
      const { headers } = await new Visitor().send('POST', CHOICE, { currency: 'USD', next })
      assert.equal(headers.get('location'), '/', next)
    }
  })

  test('is sent from the shop itself only', async ({ assert }) => {
    const foreign = { 'sec-fetch-site': 'cross-site', 'origin': 'https://evil.example' }
    const answer = await new Visitor().send('POST', CHOICE, { currency: 'USD' }, foreign)
    assert.isAbove(answer.status, 399)
  })
})
