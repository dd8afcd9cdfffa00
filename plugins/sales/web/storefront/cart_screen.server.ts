import { redirect } from '@remix-run/node'
import { localePath } from '#web/lib/locale'
import { isFault, problemOf, type ProblemEntry } from '#web/lib/problem'
import { ask, screenAction, screenLoader, type ScreenArgs } from '#web/lib/screen_loader'
import { readItems, type WantedItem } from './buy/read_items'

/** Why a form of the cart was refused, with what it said, so that nothing has to be said again. */
export interface CartRefusal {
  intent: string
  /** The line it was about. */
  key: string | null
  error: Pick<ProblemEntry, 'code' | 'message'>
  /** What was typed: a quantity, or a code. */
  typed: string
  items: WantedItem[]
}

export const loadCart = screenLoader(
  {
    id: 'sales.storefront.cart',
    title: 'sales.cart.title',
    // The list of steps is that of the checkout.
    words: [
      'sales.cart',
      'sales.summary',
      ...['sales.checkout.step', 'sales.checkout.steps', 'sales.checkout.step_done'],
    ],
    noIndex: true,
  },
  async ({ context }) => {
    const [cart, suggestions] = await Promise.all([
      ask(context, 'GET', 'sales.cart.show'),
      ask(context, 'GET', 'sales.cart_suggestions.index'),
    ])
    return { cart: cart.data, suggestions: suggestions.data }
  }
)

/** What the forms of the cart's page do: each leads back to it, or says what was refused. */
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
    return { ...said, error: { code: first.code, message: first.message } }
  }
  throw redirect(localePath(args.locale, '/checkout/cart'), 303)
})

async function carryOut(
  { context, locale }: ScreenArgs,
  form: FormData,
  said: Omit<CartRefusal, 'error'>
): Promise<void> {
  const params = { key: said.key ?? '' }
  switch (said.intent) {
    case 'add': {
      const data = { items: said.items, isOfAge: form.has('isOfAge') }
      await ask(context, 'POST', 'sales.cart_items.store', { data })
      return
    }
    case 'update':
      await ask(context, 'PATCH', 'sales.cart_items.update', { params, data: { quantity: numberOf(said.typed) } })
      return
    case 'remove':
      await ask(context, 'DELETE', 'sales.cart_items.destroy', { params })
      return
    case 'coupon':
      await ask(context, 'POST', 'sales.cart_coupon.store', { data: { code: said.typed } })
      return
    case 'uncoupon':
      await ask(context, 'DELETE', 'sales.cart_coupon.destroy')
      return
    case 'order':
    case 'quote':
      await ask(context, 'PUT', 'sales.cart_purpose.update', { data: { purpose: said.intent } })
      throw redirect(localePath(locale, '/checkout/addresses'), 303)
  }
}

/** What is no number is none of ours to guess: the cart refuses it in words. */
function numberOf(typed: string): number {
  const number = Number(typed)
  return typed.trim() === '' || Number.isNaN(number) ? -1 : number
}

function text(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
