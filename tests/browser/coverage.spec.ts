import { test } from '@japa/runner'
import { ADMIN as SHOT_ADMIN, screens, type Places } from '../shots/screens.js'
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
    const pictured = [...screens(ANYWHERE), ...SHOT_ADMIN].map(({ screen }) => screen)
    // It has no face: it leads on at once.
    const faceless = ['users.admin.start']
    assert.sameMembers([...new Set(pictured), ...faceless], await declaredScreens())
  })
})
