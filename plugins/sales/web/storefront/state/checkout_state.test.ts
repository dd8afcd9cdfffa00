import { test } from '@japa/runner'
import {
  checkoutState,
  followCheckout,
  forgetCart,
  initialiseCart,
  initialState,
  selectShippingMethod,
  setCartItemQuantities,
  setCartLoading,
} from './checkout_state'
import type { Cart } from '../cart_data'

const cart = {
  quantity: 3,
  itemQuantities: { A: 2, B: 1 },
  steps: { cart: 'done', addresses: 'current' },
  shipping: { chosen: null },
} as unknown as Cart

test.group('What a page knows of the cart', () => {
  test('is nothing until it is loaded, then all of it at once', ({ assert }) => {
    assert.deepEqual(checkoutState(), initialState)
    assert.isTrue(checkoutState().cartLoading)
    const told: number[] = []
    const stop = followCheckout(() => told.push(checkoutState().cartQuantity))
    initialiseCart(cart)
    stop()
    assert.deepEqual(told, [3])
    const { cartQuantity, cartItemQuantities, cartLoading, steps, selectedShippingMethod } = checkoutState()
    assert.deepEqual([cartQuantity, cartLoading, selectedShippingMethod], [3, false, ''])
    assert.deepEqual(cartItemQuantities, { A: 2, B: 1 })
    assert.equal(steps.addresses, 'current')
  })

  test('changes in parts: loading, quantities, the method of delivery', ({ assert }) => {
    initialiseCart(cart)
    setCartLoading(true)
    setCartItemQuantities({ A: 5 })
    selectShippingMethod('flat_rate.standard')
    const { cartLoading, cartItemQuantities, selectedShippingMethod, cartQuantity } = checkoutState()
    assert.deepEqual([cartLoading, selectedShippingMethod, cartQuantity], [true, 'flat_rate.standard', 3])
    assert.deepEqual(cartItemQuantities, { A: 5 })
  })

  test('is nothing again once it was ordered', ({ assert }) => {
    initialiseCart(cart)
    forgetCart()
    assert.deepEqual(checkoutState(), { ...initialState, cartLoading: false })
  })
})
