import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { freshConfiguration } from '#plugins/configuration/testing'
import { paymentContract } from '#plugins/sales/testing'
import { resetDatabase } from '#core/testing/reset_database'
import { systemOrigin } from '#core/audit/origin'
import type { PaymentContext, PaymentToExplain } from '#plugins/sales/index'

const load = {
  bank_transfer: async () => (await import('#plugins/payment_offline/methods/bank_transfer')).default,
  cash_on_delivery: async () => (await import('#plugins/payment_offline/methods/cash_on_delivery')).default,
  cheque: async () => (await import('#plugins/payment_offline/methods/cheque')).default,
}

async function set(key: string, value: unknown, scope = {}) {
  const [store, settings] = await Promise.all([app.container.make(Store), app.container.make(Settings)])
  await store.transaction((trx) => settings.set(trx, key, value, scope, systemOrigin('command', 'test')))
}

async function prepare() {
  await resetDatabase(await app.container.make(Store))
  await freshConfiguration()
  await set('payment_offline.bank_transfer.iban', 'fr1420041010050500013M02606')
  await set('payment_offline.cheque.payable_to', 'Caves du Test')
}

for (const [id, method] of Object.entries(load)) {
  paymentContract({ name: `payment_offline.${id}`, method, prepare })
}

const order: PaymentContext = {
  channel: 'default',
  locale: 'fr_FR',
  currency: 'EUR',
  amount: 4200,
  group: '',
  destination: { country: 'FR', postcode: '75011', state: null },
}

const toPay: PaymentToExplain = {
  orderId: 1,
  number: 'CMD-2026-000001',
  amount: 4200,
  currency: 'EUR',
  locale: 'fr_FR',
  channel: 'default',
  email: '',
}

test.group('Offline payments', (group) => {
  group.each.setup(prepare)

  test('are offered while they are switched on, and say how', async ({ assert }) => {
    for (const [id, find] of Object.entries(load)) {
      const method = await find()
      assert.isTrue(await method.isOffered(order), id)
      await set(`payment_offline.${id}.active`, false)
      assert.isFalse(await method.isOffered(order), id)
    }
  })

  test('need to whom one pays', async ({ assert }) => {
    await set('payment_offline.bank_transfer.iban', '')
    await set('payment_offline.cheque.payable_to', '')
    assert.isFalse(await (await load.bank_transfer()).isOffered(order))
    assert.isFalse(await (await load.cheque()).isOffered(order))
    await set('configuration.general.legal_company', 'Caves du Test SARL')
    assert.isTrue(await (await load.cheque()).isOffered(order))
  })

  test('take cash on the mainland, up to what the law allows', async ({ assert }) => {
    const cash = await load.cash_on_delivery()
    assert.isTrue(await cash.isOffered({ ...order, amount: 100_000 }))
    assert.isFalse(await cash.isOffered({ ...order, amount: 100_001 }))
    for (const [country, postcode, state] of [
      ['FR', '20000', '2A'],
      ['RE', '97400', null],
      ['BE', '1000', null],
    ] as const) {
      assert.isFalse(await cash.isOffered({ ...order, destination: { country, postcode, state } }), postcode)
    }
    assert.isFalse(await cash.isOffered({ ...order, destination: null }))
  })

  test('tell the account as banks print it, and what staff added', async ({ assert }) => {
    await set('payment_offline.bank_transfer.instructions', 'Merci de votre confiance.', { locale: 'fr_FR' })
    const told = (await load.bank_transfer()).instructions?.(toPay)
    assert.include(told?.text ?? [], 'Merci de votre confiance.')
    assert.deepInclude(told?.facts ?? [], { label: 'IBAN', value: 'FR14 2004 1010 0505 0001 3M02 606' })
    assert.deepInclude(told?.facts ?? [], { label: 'Libellé', value: 'CMD-2026-000001' })
  })

  test('bear the name that staff gave them', async ({ assert }) => {
    await set('payment_offline.cheque.title', 'Chèque bancaire')
    const cheque = await load.cheque()
    assert.equal(cheque.describe('fr_FR', 'default').title, 'Chèque bancaire')
    assert.deepEqual([cheque.sort('default'), cheque.state], [30, 'pending'])
  })
})
