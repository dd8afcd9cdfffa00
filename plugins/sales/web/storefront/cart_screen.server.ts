import { redirect } from '@remix-run/node'
import { loadBanner } from '#web/lib/banner.server'
import { localePath } from '#web/lib/locale'
import { isFault, problemOf, type ProblemEntry } from '#web/lib/problem'
import { callOrFail, screenAction, screenLoader, type ScreenArgs } from '#web/lib/screen_loader'
import type { Cart, Delivery } from './cart_data'
import { readItems, type WantedItem } from './buy/read_items'

/** Why a form of the cart was refused, with its input. */
export interface CartRefusal {
  intent: string
  /** Key of the line. */
  key: string | null
  error: Pick<ProblemEntry, 'code' | 'message'>
  /** Available quantity when the stock was too low, else null. */
  available: number | null
  /** The input: a quantity or a code. */
  typed: string
  items: WantedItem[]
}

/** Also for the list of steps of the checkout. */
const words = ['sales.cart', 'sales.summary', 'sales.checkout.step', 'sales.checkout.steps', 'sales.checkout.step_done']

export const loadCart = screenLoader(
  {
    id: 'sales.storefront.cart',
    title: 'sales.cart.title',
    words,
    noIndex: true,
  },
  async ({ context }) => {
    const [cart, suggestions, banner] = await Promise.all([
      callOrFail(context, 'GET', 'sales.cart.show'),
      callOrFail(context, 'GET', 'sales.cart_suggestions.index'),
      loadBanner(context, { place: 'sales.cart', words }),
    ])
    const delivery = await deliveryOf(context, cart.data)
    return { cart: cart.data, suggestions: suggestions.data, delivery, ...banner }
  }
)

/** An estimate of the delivery costs, before a method is chosen. */
async function deliveryOf(
  context: ScreenArgs['context'],
  { totals, shipping, quantity }: Cart
): Promise<Delivery | null> {
  if (!totals || !shipping.isNeeded || shipping.chosen !== null) return null
  const query = { goods: totals.goods.amount, quantity }
  return (await callOrFail(context, 'GET', 'sales.delivery_terms.show', { query })).data
}

/** Handles the forms of the cart page. Each redirects back, or returns its refusal. */
export const changeCart = screenAction(async (args): Promise<CartRefusal> => {
  const form = await args.request.formData()
  const said = {
    intent: text(form, 'intent'),
    key: text(form, 'key') || null,
    typed: text(form, 'quantity') || text(form, 'code'),
    items: text(form, 'intent') === 'add' ? readItems(form) : [],
  }
  try {
    await carryOut(args, form, said)
  } catch (error) {
    const problem = problemOf(error)
    const [first] = problem?.errors ?? []
    if (!problem || !first || isFault(problem)) throw error
    const { available } = first.meta ?? {}
    return {
      ...said,
      error: { code: first.code, message: first.message },
      available: typeof available === 'number' ? available : null,
    }
  }
  throw redirect(localePath(args.locale, '/checkout/cart'), 303)
})

async function carryOut(
  { context, locale }: ScreenArgs,
  form: FormData,
  said: Omit<CartRefusal, 'error' | 'available'>
): Promise<void> {
  const params = { key: said.key ?? '' }
  switch (said.intent) {
    case 'add': {
      const data = { items: said.items, isOfAge: form.has('isOfAge') }
      await callOrFail(context, 'POST', 'sales.cart_items.store', { data })
      return
    }
    case 'update':
      await callOrFail(context, 'PUT', 'sales.cart_items.update', {
        params,
        data: { quantity: numberOf(said.typed) },
      })
      return
    case 'remove':
      await callOrFail(context, 'DELETE', 'sales.cart_items.destroy', { params })
      return
    case 'coupon':
      await callOrFail(context, 'POST', 'sales.cart_coupon.store', { data: { code: said.typed } })
      return
    case 'uncoupon':
      await callOrFail(context, 'DELETE', 'sales.cart_coupon.destroy')
      return
    case 'order':
    case 'quote':
      await callOrFail(context, 'PUT', 'sales.cart_purpose.update', { data: { purpose: said.intent } })
      throw redirect(localePath(locale, '/checkout/addresses'), 303)
  }
}

/** Parses a quantity. An invalid one is passed on, and the cart refuses it. */
function numberOf(typed: string): number {
  const number = Number(typed)
  return typed.trim() === '' || Number.isNaN(number) ? -1 : number
}

function text(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
