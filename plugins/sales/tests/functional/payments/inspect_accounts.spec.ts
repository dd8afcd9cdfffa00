import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import inspectAccounts from '#plugins/sales/payments/accounts/inspect_accounts'
import { PAY_LATER, contributed, freshShop } from '#plugins/sales/testing'

test.group('The accounts for online payments, inspected', (group) => {
  group.each.setup(async () => {
    await freshShop()
  })

  for (const isTest of [true, false]) {
    test(
      isTest ? 'leave out the keys of a demo shop without simulators' : 'hold real keys, in a demo shop as well',
      async ({ assert, cleanup }) => {
        const kept: unknown[] = [app.config.get('cellier.demo'), app.config.get('payments.gateways')]
        const check = async () => ({ ok: false, detail: 'No answer.' })
        const close = contributed('sales.payment_methods', 'online', { ...PAY_LATER, isTest: () => isTest, check })
        cleanup(() => {
          close()
          app.config.set('cellier.demo', kept[0])
          app.config.set('payments.gateways', kept[1])
        })
        app.config.set('payments.gateways', null)
        app.config.set('cellier.demo', false)
        assert.isFalse((await inspectAccounts.look(app, 'en_GB')).ok)
        app.config.set('cellier.demo', true)
        assert.equal((await inspectAccounts.look(app, 'en_GB')).ok, isTest)
        app.config.set('payments.gateways', 'http://127.0.0.1:4400')
        assert.isFalse((await inspectAccounts.look(app, 'en_GB')).ok)
      }
    )
  }
})
