import { redirectDocument } from '@remix-run/node'
import { localePath, type Locale } from '#web/lib/locale'
import { Problem, problemOf } from '#web/lib/problem'
import { ask } from '#web/lib/screen_loader'
import type { ServerContext } from '#web/lib/context'
import type { Answer } from '#web/lib/registry'

type Next = Answer<'sales.orders.store'>['data']['next']

/** Orders what the payment page showed, paid as was chosen there; gives the address that comes after. */
export async function placeOrder(context: ServerContext, form: FormData): Promise<string> {
  try {
    const unpaid = form.has('asksPayment') ? await choosePayment(context, textOf(form, 'code')) : null
    // Without the terms nothing is ordered: they are asked for along with the choice that is missing.
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
  return ask(context, 'POST', 'sales.orders.store', {
    headers: { 'idempotency-key': textOf(form, 'key') ?? '' },
    data: {
      // What was not ticked is sent as it is: the server says what is missing.
      ...{ acceptsTerms: form.has('acceptsTerms') as true, termsVersion: textOf(form, 'termsVersion') },
      total: Number(textOf(form, 'total')),
    },
  })
}

/** Null: it is chosen; else why the choice was refused. */
async function choosePayment(context: ServerContext, code: string | null): Promise<Problem | null> {
  try {
    await ask(context, 'PUT', 'sales.checkout.payment', { data: { code } })
    return null
  } catch (error) {
    const problem = problemOf(error)
    // The page was sent before: what it ordered is told by its key.
    if (problem?.errors.some((one) => one.code === 'E_SALES_CART_EMPTY')) return null
    if (problem?.status === 422) return problem
    throw error
  }
}

/** Where somebody goes who has just ordered. */
export function addressOf(number: string, next: Next): string {
  const order = `?order=${encodeURIComponent(number)}`
  switch (next.kind) {
    case 'success':
      return `/checkout/success${order}`
    case 'instructions':
      return next.method.endsWith('bank_transfer')
        ? `/checkout/payment/banktransfer${order}`
        : `/checkout/success${order}`
    case 'redirect':
      // What a provider wants by a form goes through a page of ours that has one.
      return next.method === 'POST' ? `/checkout/payment/redirect/${next.token}` : next.url
    case 'failed':
      return `/checkout/payment/failed${order}`
  }
}

/** Leads there, loading anew: which forms may lead where, each page says for itself. */
export function leadOn(locale: Locale, path: string): Response {
  return redirectDocument(path.startsWith('/') ? localePath(locale, path) : path, 303)
}

/** Who may not order yet is told on the page itself, where nothing is lost. */
export function aboutTheForm(error: unknown): unknown {
  const problem = problemOf(error)
  const isOurs = problem?.errors.some(({ code }) => /^E_(SALES|USERS)_/.test(code))
  return problem?.status === 403 && isOurs ? new Problem(422, problem.errors) : error
}

function textOf(form: FormData, name: string): string | null {
  const value = form.get(name)
  return typeof value === 'string' && value !== '' ? value : null
}
