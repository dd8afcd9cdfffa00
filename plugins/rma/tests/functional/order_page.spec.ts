import { test } from '@japa/runner'
import { countQueries } from '#core/testing/query_counter'
import { dataOf, ReturnShop } from '#plugins/rma/tests/fixtures/return_shop'
import { signedInShopper } from '#plugins/sales/testing'
import type { AfterSaleOffer } from '#plugins/sales/index'

test.group('What the page of an order offers after the sale', (group) => {
  let shop: ReturnShop
  group.each.setup(async () => {
    shop = await ReturnShop.open()
    await shop.deliver(6)
  })

  const offers = async () => {
    const path = `/api/sales/account/orders/${shop.number}`
    return dataOf<{ afterSale: AfterSaleOffer[] }>(await shop.customer.send('GET', path)).afterSale
  }
  const paths = async () => (await offers()).map(({ path }) => path)

  test('is a return, and those that were asked for with their state', async ({ assert }) => {
    const ask = `/account/rma/create?order=${shop.number}`
    assert.deepEqual(await paths(), [ask, `/withdrawal/${shop.number}`])
    const first = await shop.opened(2)
    const { id, number } = await shop.opened(4)
    await shop.moved(id, 'approve')
    const [second, before, ...others] = await offers()
    assert.deepEqual(second, {
      text: '',
      label: `Retour ${number}`,
      path: `/account/rma/edit/${id}`,
      standing: 'en attente de votre colis',
    })
    assert.containsSubset(before, { label: `Retour ${first.number}`, standing: 'nouvelle demande' })
    // All six pieces are in returns.
    assert.notInclude(
      others.map(({ path }) => path),
      ask
    )
    const other = await signedInShopper('autre@exemple.fr')
    assert.equal((await other.send('GET', `/api/sales/account/orders/${shop.number}`)).status, 404)
  })

  test('is the withdrawal, and its acknowledgement once nothing is left of it', async ({ assert }) => {
    const declare = (quantity: number) => {
      const body = { lines: [{ lineId: shop.lineId, quantity }] }
      return shop.customer.send('POST', `/api/rma/withdrawal-orders/${shop.number}/withdrawals`, body)
    }
    const ofWithdrawal = async () => (await offers()).filter(({ path }) => path.startsWith('/withdrawal'))
    dataOf(await declare(2))
    assert.containsSubset(await ofWithdrawal(), [{ label: 'renoncer au contrat ici' }])
    dataOf(await declare(4))
    assert.deepEqual(await ofWithdrawal(), [
      { text: '', label: 'Accusé de réception de rétractation', path: `/withdrawal/${shop.number}` },
    ])
    const { queries } = await countQueries(offers)
    const own = queries.filter((sql) => sql.includes('rma_'))
    assert.isAtMost(own.length, 4, own.join('\n\n'))
  })

  test('is nothing after the period, but what was done in it', async ({ assert }) => {
    const { id } = await shop.opened(1)
    await shop.store.lucid.rawQuery("update sales_shipments set created_at = '2020-01-01T00:00:00.000Z'")
    assert.deepEqual(await paths(), [`/account/rma/edit/${id}`])
  })
})
