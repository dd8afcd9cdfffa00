import { test } from '@japa/runner'
import { anOrder, freshShop, sellWine, setSetting } from '#plugins/sales/testing'
import { createStaff, grantToEditors, newStaffVisit, signedInStaff } from '#plugins/users/testing'
import { Configurator } from './staff.js'
import { makeBrand } from '#plugins/branding/testing'
import { runEvents } from '#core/testing/run_events'
import { runJobs } from '#core/testing/run_jobs'
import { watchMails } from '#core/testing/watch_mails'
import type { Store } from '#core/database/store'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const bodyOf = (...lines: string[]) => ({ type: 'doc', content: lines.map(paragraph) })
const NEEDED = ['{{address}}', '{{terms}}', '{{withdrawal}}']
const PLACED = {
  name: 'sales.order_placed',
  language: 'en_GB',
  subject: 'Your order {{number}}',
  body: bodyOf('Dear {{name}},', '{{lines}}', '{{totals}}', '{{after_sale}}', ...NEEDED),
}

interface Shown {
  subject: string
  text: string
  html: string
}

test.group('Mails that staff see with a real order', (group) => {
  let store: Store
  let staff: Configurator
  let number: string
  group.each.setup(async () => {
    store = await freshShop()
    staff = new Configurator(await newStaffVisit())
    await sellWine('A', 1250, 24)
    number = (await anOrder({ A: 2 })).order.number
  })

  const see = async (tried: object) => (await staff.send('POST', 'mail-previews', tried)).data as unknown as Shown

  test('have what the customer of that order would read, without links to act for them', async ({ assert }) => {
    const { data } = await staff.send('GET', 'mails/sales.order_placed/en_GB')
    assert.deepEqual(data.about, { label: 'Numéro d’une commande', example: 'CMD-2026-000042' })
    const { subject, text } = await see({ ...PLACED, aboutNumber: number })
    assert.equal(subject, `Your order ${number}`)
    assert.include(text, '2 × Vin A')
    assert.match(text, /Delivery: €/)
    assert.include(text, 'You may withdraw until 14 days after the delivery.')
    assert.notInclude(text, 'key=')
    assert.notInclude((await see(PLACED)).text, 'Vin A')
  })

  test('are refused at the field where there is no such order, or nothing to tell of it', async ({ assert }) => {
    const refused = 'E_CONFIGURATION_MAIL_ABOUT aboutNumber'
    assert.equal(await staff.refused('POST', 'mail-previews', { ...PLACED, aboutNumber: 'CMD-0' }), refused)
    const shipped = { ...PLACED, name: 'sales.order_shipped', body: bodyOf('{{parcel}}', '{{address}}') }
    assert.equal(await staff.refused('POST', 'mail-previews', { ...shipped, aboutNumber: number }), refused)
    const reset = { ...PLACED, name: 'users.password_reset', subject: 'Objet', body: bodyOf('{{address}}') }
    assert.equal(await staff.refused('POST', 'mail-previews', { ...reset, aboutNumber: number }), refused)
  })

  test('are not offered to who may not open orders', async ({ assert }) => {
    await createStaff({ email: 'textes@exemple.fr', name: 'Textes', role: 'editor' })
    await grantToEditors(['configuration.emails.view', 'configuration.emails.update'])
    const editor = new Configurator(await signedInStaff('textes@exemple.fr'))
    assert.isNull((await editor.send('GET', 'mails/sales.order_placed/en_GB')).data.about)
    for (const path of ['mail-previews', 'mail-tests']) {
      assert.equal(await editor.refused('POST', path, { ...PLACED, aboutNumber: number }), 'E_FORBIDDEN')
    }
    assert.equal((await editor.send('POST', 'mail-previews', PLACED)).status, 200)
  })

  test('have, like those that are sent, the look of the channel of the order', async ({ assert }) => {
    await setSetting('sales.orders.staff_email', 'caviste@exemple.fr')
    await makeBrand({ name: 'Pro', channels: ['pro'], theme: { colours: { primary: '#005a3c' } } })
    await store.transaction(async (trx) => {
      const [first] = await trx.from('configuration_channels').select('*')
      const { id: _id, ...channel } = first as Record<string, unknown>
      const own = { ...channel, code: 'pro', hosts: '[]', position: 1 }
      await trx.insertQuery().table('configuration_channels').insert(own)
      await store.changes.record(trx, 'configuration.channels', ['pro'])
      await trx.from('sales_orders').where({ number }).update({ channel: 'pro' })
    })
    const [shop, pro] = ['#7a182f', '#005a3c']
    assert.include((await see(PLACED)).html, shop)
    assert.include((await see({ ...PLACED, aboutNumber: number })).html, pro)
    assert.include((await see({ ...PLACED, channel: 'pro' })).html, pro)
    assert.include((await see({ ...PLACED, channel: 'default', aboutNumber: number })).html, shop)
    const mails = await watchMails()
    await runEvents()
    await runJobs()
    const sent = (await mails()).filter(({ subject }) => subject.includes(number))
    assert.sameMembers(
      sent.map(({ to }) => to),
      ['cliente@exemple.fr', 'caviste@exemple.fr']
    )
    for (const { html } of sent) {
      assert.include(html, pro)
      assert.notInclude(html, shop)
    }
  })
})
