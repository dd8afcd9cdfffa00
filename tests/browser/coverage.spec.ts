import { test } from '@japa/runner'
import { adminScreens } from '../shots/back_office/admin_screens.js'
import { screens, type Places } from '../shots/screens.js'
import { CHECKOUT, QUOTE } from './checkout_screens.js'
import { ACCOUNT, ADMIN, ADMIN_LOGIN, STOREFRONT, declaredScreens } from './screens.js'

const ANYWHERE: Places = {
  category: '/rouges',
  dish: '/agneau',
  pairing: '/boutique/plats-associes/agneau',
  dearest: '/vin',
  several: '/vin',
  reduced: '/vin',
  soldOut: '/vin',
  reviews: '/reviews/none',
  alert: '/account/stock-alerts',
}

test.group('Every screen that a plugin declares', () => {
  test('is looked at by the tests of accessibility, steadiness and weight', async ({ assert }) => {
    const looked = [...STOREFRONT, ...ACCOUNT, ...CHECKOUT, ...QUOTE, ...ADMIN, ADMIN_LOGIN].map(({ screen }) => screen)
    assert.sameMembers([...new Set(looked)], await declaredScreens())
  })

  test('has its picture on the contact sheet', async ({ assert }) => {
    const shopper = [...screens(ANYWHERE), ...ACCOUNT, ...CHECKOUT, ...QUOTE].map(({ screen }) => screen)
    const pictured = [...shopper, ...(await adminScreens()).map(({ id }) => id)]
    assert.sameMembers([...new Set(pictured)], await declaredScreens())
  })
})
