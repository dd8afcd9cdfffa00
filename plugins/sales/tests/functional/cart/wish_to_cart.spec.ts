import { test } from '@japa/runner'
import { ShopVisitor, freshShop, refusalOf, sellWine } from '#plugins/sales/testing'
import { upsert } from '#plugins/catalogue/testing'

const LIST = '/api/catalogue/wishlist'

test.group('What leaves a wishlist for the cart', (group) => {
  let visitor: ShopVisitor
  let wine: number
  group.each.setup(async () => {
    await freshShop()
    wine = (await sellWine('A', 1000, 3))[0] as number
    visitor = new ShopVisitor()
    await visitor.send('POST', `${LIST}/items`, { productId: wine })
  })

  const move = (body: object = { isOfAge: true }, id = wine) => {
    return visitor.send('POST', `${LIST}/items/${id}/move`, body)
  }

  test('is in it, once, and no longer on the list', async ({ assert }) => {
    assert.containsSubset((await visitor.send('GET', LIST)).body, { meta: { total: 1, canMove: true } })
    assert.deepEqual((await move()).body, { data: { products: [] } })
    assert.equal(visitor.cookie('cart-quantity'), '1')
    assert.isUndefined(visitor.cookie('wishlist-products'))
    assert.deepEqual(
      (await visitor.cart()).lines.map(({ sku, quantity }) => [sku, quantity]),
      [['A', 1]]
    )
    assert.equal(refusalOf(await move()), '404 E_CATALOGUE_PRODUCT_NOT_FOUND')
    assert.equal((await visitor.cart()).quantity, 1)
  })

  test('stays on the list when the cart refuses it, with the reason', async ({ assert }) => {
    assert.match(refusalOf(await move({})), /E_SALES_AGE_UNCONFIRMED$/)
    await visitor.fill({ A: 3 })
    const answer = await move()
    assert.isAtLeast(answer.status, 400)
    assert.match(refusalOf(answer), /E_SALES_/)
    assert.containsSubset((await visitor.send('GET', LIST)).body, { meta: { total: 1 } })
    assert.equal((await visitor.cart()).quantity, 3)
  })

  test('must be one that can be bought without another question', async ({ assert }) => {
    await upsert([{ status: 'draft', variants: [{ sku: 'A' }] }])
    assert.equal(refusalOf(await move()), '409 E_CATALOGUE_WISH_NOT_BUYABLE')
    assert.equal(refusalOf(await move({ isOfAge: true }, wine + 1)), '404 E_CATALOGUE_PRODUCT_NOT_FOUND')
  })

  test('of somebody else stays theirs', async ({ assert }) => {
    const stranger = new ShopVisitor()
    const answer = await stranger.send('POST', `${LIST}/items/${wine}/move`, { isOfAge: true })
    assert.equal(refusalOf(answer), '404 E_CATALOGUE_PRODUCT_NOT_FOUND')
    assert.containsSubset((await visitor.send('GET', LIST)).body, { meta: { total: 1 } })
  })
})
