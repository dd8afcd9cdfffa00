import { useActionData, useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { pageHead } from '#web/lib/page_head'
import { changeCart, loadCart } from './cart_screen.server'
import { CartView } from './cart/cart_view'
import { initialiseCart } from './state/checkout_state'

export const meta = pageHead
export const loader = loadCart
export const action = changeCart

/** The cart page. */
export default function CartScreen() {
  const { cart, suggestions, delivery, banner } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()
  useEffect(() => initialiseCart(cart), [cart])
  return (
    <CartView cart={cart} suggestions={suggestions} delivery={delivery} banner={banner} refusal={refusal ?? null} />
  )
}
