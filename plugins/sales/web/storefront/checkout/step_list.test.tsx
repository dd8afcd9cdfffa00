import { test } from '@japa/runner'
import { renderAt } from '../../../../../web/testing/render'
import { StepList } from './step_list'
import { currentPath, pathAfter } from './step_paths'

const STEPS = { cart: 'done', addresses: 'done', shipping: 'current', payment: 'locked' } as const

test.group('The steps of an order', () => {
  test('lead back to what is done, and name what lies ahead', ({ assert }) => {
    const html = renderAt(<StepList steps={STEPS} at="shipping" isGuest={false} />, { plugins: ['sales'] })
    assert.match(html, /href="[^"]*\/checkout\/cart"/)
    assert.match(html, /href="[^"]*\/checkout\/addresses"/)
    assert.match(html, /<span aria-current="step"[^>]*>Livraison/)
    assert.notInclude(html, '/checkout/payment')
    assert.include(html, 'Paiement')
  })

  test('of a guest ask for their information', ({ assert }) => {
    const steps = { cart: 'done', addresses: 'current', quote: 'locked' } as const
    const html = renderAt(<StepList steps={steps} at="addresses" isGuest />, { plugins: ['sales'] })
    assert.match(html, /Informations.*Devis/s)
    assert.notInclude(html, 'Livraison')
  })

  test('lead on from one to the next', ({ assert }) => {
    assert.equal(currentPath(STEPS), '/checkout/shipping')
    assert.equal(pathAfter('addresses', STEPS), '/checkout/shipping')
    assert.equal(pathAfter('addresses', { cart: 'done', addresses: 'done', payment: 'current' }), '/checkout/payment')
    assert.equal(currentPath({}), '/checkout/cart')
  })
})
