import { test } from '@japa/runner'
import { renderAt } from '../../../../../web/testing/render'
import type { CardData } from '../card/card_data'
import { ProductCard } from '../card/product_card'
import { WishlistView } from './wishlist_view'

const euro = (amount: number) => ({ amount, currency: 'EUR' })

const WINE = {
  id: 7,
  sku: 'A',
  slug: 'vin-a',
  path: '/vin-a',
  name: 'Vin A',
  attributes: {},
  isFrom: false,
  tier: null,
  stock: 'in_stock',
  buySku: 'A',
  image: null,
  price: euro(1200),
  regularPrice: null,
  lowestPrice: null,
  pricePerLitre: null,
} as unknown as CardData

type View = Parameters<typeof WishlistView>[0]

const draw = (said: Partial<View> = {}) => {
  const wishes = [{ productId: 7, name: 'Vin A', product: WINE }]
  return renderAt(<WishlistView wishes={wishes} canMove isGuest={false} refusal={null} {...said} />, {
    plugins: ['catalogue'],
  })
}

test.group('The page of the wishlist', () => {
  test('shows each wine with a way to the cart and a way off the list, as plain forms', ({ assert }) => {
    const html = draw()
    assert.include(html, '1 produit gardé pour plus tard')
    assert.match(
      html,
      /<input type="hidden" name="product" value="7"\/><input type="hidden" name="intent" value="move"/
    )
    assert.match(html, /name="intent" value="remove"/)
    assert.notInclude(html, 'aria-pressed')
    assert.notInclude(html, 'name="isOfAge"')
  })

  test('shows prices without VAT first to who reads them so', ({ assert }) => {
    const wishes = [{ productId: 7, name: 'Vin A', product: { ...WINE, taxCategory: 'reduced', price: euro(1055) } }]
    const view = <WishlistView wishes={wishes} canMove isGuest={false} refusal={null} />
    const netRates = { standard: 2000, byCategory: { reduced: 550 } }
    assert.match(renderAt(view, { plugins: ['catalogue'], netRates }), />10,00\s€<.*HT · 10,55\s€ TTC/)
    assert.notInclude(renderAt(view, { plugins: ['catalogue'] }), 'HT')
  })

  test('offers no cart where nothing is sold, and none for what asks a question or is out', ({ assert }) => {
    const sold = (said: object) => [{ productId: 7, name: 'Vin A', product: { ...WINE, ...said } as CardData }]
    for (const view of [
      { canMove: false },
      { wishes: sold({ buySku: null }) },
      { wishes: sold({ stock: 'out_of_stock' }) },
    ]) {
      assert.notInclude(draw(view), 'value="move"')
    }
  })

  test('asks for the age beside the wine that needs it, and says why', ({ assert }) => {
    const html = draw({ refusal: { product: 7, message: 'Confirmez votre âge', asksAge: true } })
    assert.match(html, /role="alert".*Confirmez votre âge.*<a href="#wish-7"[^>]*>Vin A</)
    assert.match(html, /<li id="wish-7"/)
    assert.match(html, /type="checkbox"[^>]*name="isOfAge"[^>]*required/)
  })

  test('tells a guest where it is kept, and leads to an account that comes back here', ({ assert }) => {
    const html = draw({ isGuest: true })
    assert.include(html, '/login?next=%2Faccount%2Fwishlist')
    assert.include(html, '/register?next=%2Faccount%2Fwishlist')
    assert.match(html, /<input[^>]*name="email"/)
    assert.notInclude(draw(), 'name="email"')
  })

  test('says what belongs here when it is empty, and names what is not offered now', ({ assert }) => {
    assert.match(draw({ wishes: [] }), /href="[^"]*\/boutique"/)
    const html = draw({ wishes: [{ productId: 9, name: 'Vin parti', product: null }] })
    assert.include(html, 'Plus proposés en ce moment')
    assert.include(html, 'Vin parti')
  })
})

test.group('The heart of a card', () => {
  test('is a button of the one form, after the wine itself', ({ assert }) => {
    const html = renderAt(<ProductCard product={WINE} sizes="10vw" />, { plugins: ['catalogue'] })
    assert.match(html, /<button form="wish" name="product" value="7" aria-pressed="false"/)
    assert.include(html, 'Garder dans mes envies\u202f: Vin A')
    assert.match(html, /\/vin-a".*form="wish"/)
  })
})

test.group('The card of what is sold out', () => {
  test('leads to the alert, where the shop sends any', ({ assert }) => {
    const card = (hasAlerts: boolean) =>
      renderAt(<ProductCard product={{ ...WINE, stock: 'out_of_stock' }} sizes="10vw" hasAlerts={hasAlerts} />, {
        plugins: ['catalogue'],
      })
    assert.include(card(true), '#stock-alert')
    assert.notInclude(card(false), '#stock-alert')
  })
})
