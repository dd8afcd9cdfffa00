import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { PAYZEN_DEMO } from '#tests/gateways/payzen'
import { Settings } from '#core/settings/settings'
import { cardMethod, METHOD } from '#plugins/payment_payzen/tests/payzen_shop'
import { freshShop, setSetting } from '#plugins/sales/testing'
import demoPayzen from '#plugins/payment_payzen/demo/load_demo_payzen'
import type { DemoShop } from '#core/plugin/contract'

const load = () => demoPayzen.load({ app } as unknown as DemoShop)

test.group('PayZen in the demo shop', (group) => {
  group.each.setup(async () => {
    await freshShop()
    const kept: unknown = app.config.get('payments.gateways')
    return () => app.config.set('payments.gateways', kept)
  })

  const value = async (name: string) => (await app.container.make(Settings)).get<string>(`${METHOD}.${name}`)

  test('is offered with the keys of the simulator, in test mode', async ({ assert }) => {
    app.config.set('payments.gateways', 'http://127.0.0.1:4000')
    await load()
    const found = {
      siteId: await value('site_id'),
      key: await value('test_key'),
      password: await value('test_password'),
    }
    assert.deepEqual(found, PAYZEN_DEMO)
    const context = {
      channel: 'default',
      locale: 'fr_FR',
      currency: 'EUR',
      amount: 4200,
      destination: null,
      group: '',
    } as const
    assert.isTrue(await (await cardMethod()).isOffered(context))
    assert.isTrue((await cardMethod()).isTest?.('default'))
  })

  test('is left alone without a simulator, and where staff entered an account', async ({ assert }) => {
    app.config.set('payments.gateways', null)
    await load()
    assert.equal(await value('site_id'), '')
    app.config.set('payments.gateways', 'http://127.0.0.1:4000')
    await setSetting(`${METHOD}.site_id`, '87654321')
    await load()
    assert.equal(await value('site_id'), '87654321')
    assert.equal(await value('test_key'), '')
  })
})
