import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { SHOP_ZONE } from '#core/time/shop_zone'
import { createCustomer, openOffice } from '#plugins/users/testing'
import customerRecords from '#plugins/users/widgets/customer_records'
import newCustomers from '#plugins/users/widgets/new_customers_widget'

test.group('Customers elsewhere in the back office', (group) => {
  group.each.setup(async () => {
    await openOffice()
  })

  test('are found by the palette, companies by their name', async ({ assert }) => {
    const { id } = await createCustomer({ password: null, kind: 'professional', corporateName: 'Bistrot du Quai' })
    const query = { locale: 'fr_FR', channel: 'default', limit: 5 } as const
    assert.deepEqual(await customerRecords.find({ ...query, q: 'quai bistrot' }), [
      { name: 'Bistrot du Quai', caption: 'cliente@exemple.fr', screen: 'users.admin.customer', params: { id } },
    ])
    assert.deepEqual(await customerRecords.find({ ...query, q: 'personne' }), [])
  })

  test('are counted on the dashboard, each on the day of the shop on which they came', async ({ assert }) => {
    await createCustomer({ password: null })
    const today = (await app.container.make(Clock)).now().setZone(SHOP_ZONE)
    const day = (back: number) => today.minus({ days: back }).toFormat('yyyy-MM-dd')
    const answer = await newCustomers.load({
      locale: 'fr_FR',
      channel: 'default',
      zone: SHOP_ZONE,
      period: { from: day(2), to: day(0) },
      before: { from: day(5), to: day(3) },
    })
    assert.containsSubset(answer.figures, [{ value: 1, previous: 0, line: [0, 0, 1] }])
  })
})
