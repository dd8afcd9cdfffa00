import { test } from '@japa/runner'
import { followWishlist, initialState, initialiseWishlist, readWishes, setWishlist, wishlistState } from './wish_state'

test.group('What a page knows of the wishlist', () => {
  test('is nothing and loading until it is initialised, then all of it at once', ({ assert }) => {
    assert.deepEqual(wishlistState(), initialState)
    assert.isTrue(wishlistState().wishlistLoading)
    let told = 0
    const stop = followWishlist(() => {
      told += 1
    })
    initialiseWishlist([7, 3], 'cliente@exemple.fr')
    stop()
    assert.equal(told, 1)
    assert.deepEqual(wishlistState(), { email: 'cliente@exemple.fr', wishlist: [7, 3], wishlistLoading: false })
    setWishlist([3])
    assert.deepEqual(wishlistState().wishlist, [3])
  })

  test('comes from a readable cookie, in base 36', ({ assert }) => {
    assert.deepEqual(readWishes('age=yes; wishlist-products=g.2s.z; cart=x', false), [100, 35])
    assert.deepEqual(readWishes('wishlist-products=c.2s', true), [100])
    for (const wrong of [
      '',
      'wishlist-products=',
      'wishlist-products=g',
      'xwishlist-products=g.1',
      'wishlist-products=z.1',
    ]) {
      assert.deepEqual(readWishes(wrong, true), [], wrong)
    }
  })

  test('is nobody’s when it was a customer’s who is not signed in any more', ({ assert }) => {
    assert.deepEqual(readWishes('wishlist-products=c.2s', false), [])
  })
})
