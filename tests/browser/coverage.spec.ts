import { test } from '@japa/runner'
import { screens, type Places } from '../shots/screens.js'
import { ADMIN, ADMIN_LOGIN, STOREFRONT, declaredScreens } from './screens.js'

const ANYWHERE: Places = {
  category: '/rouges',
  dish: '/agneau',
  pairing: '/boutique/plats-associes/agneau',
  dearest: '/vin',
  several: '/vin',
  reduced: '/vin',
  soldOut: '/vin',
}

test.group('Every screen that a plugin declares', () => {
  test('is looked at by the tests of accessibility, steadiness and weight', async ({ assert }) => {
    const looked = [...STOREFRONT, ...ADMIN, ADMIN_LOGIN].map(({ screen }) => screen)
    assert.sameMembers([...new Set(looked)], await declaredScreens())
  })

  test('has its picture on the contact sheet', async ({ assert }) => {
    const pictured = [...screens(ANYWHERE), ...ADMIN, ADMIN_LOGIN].map(({ screen }) => screen)
    assert.sameMembers([...new Set(pictured)], await declaredScreens())
  })
})
