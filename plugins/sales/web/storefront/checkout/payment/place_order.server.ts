import { redirectDocument } from '@remix-run/node'
import { localePath, type Locale } from '#web/lib/locale'
import { Problem, problemOf } from '#web/lib/problem'
import { callOrFail } from '#web/lib/screen_loader'
import type { ServerContext } from '#web/lib/context'
import type { ResponseOf } from '#web/lib/registry'

type Next = ResponseOf<'sales.orders.store'>['data']['next']

/** Places the order of the payment page. Returns the path of the next page. */
export async function placeOrder(context: ServerContext, form: FormData): Promise<string> {
  try {
    const unpaid = form.has('asksPayment') ? await choosePayment(context, textOf(form, 'code')) : null
    // Missing terms are reported together with a missing payment method.
    if (unpaid && form.has('acceptsTerms')) throw unpaid
    const { data } = await storeOrder(context, form).catch((error: unknown) => {
      throw unpaid ? new Problem(422, [...unpaid.errors, ...(problemOf(error)?.errors ?? [])]) : error
    })
    return addressOf(data.number, data.next)
  } catch (error) {
    throw aboutTheForm(error)
  }
}

function storeOrder(context: ServerContext, form: FormData) {
  return callOrFail(context, 'POST', 'sales.orders.store', {
    headers: { 'idempotency-key': textOf(form, 'key') ?? '' },
    data: {
      // Unticked boxes are sent, too: the server reports what is missing.
      acceptsTerms: form.has('acceptsTerms') as true,
      termsVersion: textOf(form, 'termsVersion'),
      agreesTo: form.getAll('agreesTo').map(String),
      total: Number(textOf(form, 'total')),
    },
  })
}

/** Sets the payment method. Returns the error of a refusal, or null. */
async function choosePayment(context: ServerContext, code: string | null): Promise<Problem | null> {
  try {
    await callOrFail(context, 'PUT', 'sales.checkout.payment', { data: { code } })
    return null
  } catch (error) {
    const problem = problemOf(error)
    // The page was submitted before: its idempotency key finds the order.
    if (problem?.errors.some((one) => one.code === 'E_SALES_CART_EMPTY')) return null
    if (problem?.status === 422) return problem
    throw error
  }
}

/** Pays an order that stands, by the method of the form. Returns the path of the next page. */
export async function payOrder(context: ServerContext, number: string, form: FormData): Promise<string> {
  const method = textOf(form, 'method')
  const { data } = await callOrFail(context, 'POST', 'sales.order_payments.store', {
    params: { number },
    data: method ? { method } : {},
  })
  return addressOf(data.number, data.next)
}

/** The page after an order. */
export function addressOf(number: string, next: Next): string {
  const order = `?order=${encodeURIComponent(number)}`
  switch (next.kind) {
    case 'success':
      return `/checkout/success${order}`
    case 'instructions':
      return next.page ? `/checkout/payment/${next.page}${order}` : `/checkout/success${order}`
    case 'redirect':
      // A provider that needs a POST form gets it from our redirect page.
      if (next.method === 'GET') return next.url
      return next.page
        ? `/checkout/payment/${next.page}?payment=${next.token}`
        : `/checkout/payment/redirect/${next.token}`
    case 'failed':
      return `/checkout/payment/failed${order}&reason=technical`
  }
}

/** Redirects with a new document, since each page has its own `form-action` policy. */
export function leadOn(locale: Locale, path: string): Response {
  return redirectDocument(path.startsWith('/') ? localePath(locale, path) : path, 303)
}

/** Refusals that the payment page shows, which keeps the input. */
export function aboutTheForm(error: unknown): unknown {
  const problem = problemOf(error)
  const isOurs = problem?.errors.some(({ code }) => /^E_(SALES|USERS)_/.test(code))
  return problem?.status === 403 && isOurs ? new Problem(422, problem.errors) : error
}

function textOf(form: FormData, name: string): string | null {
  const value = form.get(name)
  return typeof value === 'string' && value !== '' ? value : null
}
