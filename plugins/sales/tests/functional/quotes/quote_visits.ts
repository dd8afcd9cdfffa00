import { PARIS, cartOf, refusalOf, ShopVisitor, signedInShopper } from '#plugins/sales/testing'
import type { Answer, Visitor } from '#core/testing/visitor'
import type { QuoteAnswer } from '#plugins/sales/quotes/quote_answer'
import type { StaffQuoteAnswer } from '#plugins/sales/quotes/staff_quote_answer'

const CHECKOUT = '/api/sales/checkout'
const STAFF = '/api/admin/sales/quotes'

const wanted = (answer: Answer) => {
  if (answer.status >= 300) throw new Error(`${refusalOf(answer)}: ${JSON.stringify(answer.body)}`)
  return answer.body as { data: unknown }
}

export const quoteOf = (answer: Answer) => wanted(answer).data as QuoteAnswer
export const staffOf = (answer: Answer) => wanted(answer).data as StaffQuoteAnswer

/** A request of so much, by a customer (a new one, or one who asked before) with a delivery or by a guest without. */
export async function aRequest(
  quantities: Record<string, number>,
  who: 'customer' | 'guest' | ShopVisitor = 'customer'
) {
  const known = who === 'customer' ? await signedInShopper() : who
  const visitor = known === 'guest' ? new ShopVisitor() : known
  await visitor.fill(quantities)
  cartOf(await visitor.send('PUT', '/api/sales/cart/purpose', { purpose: 'quote' }))
  const guest = who === 'guest' ? { email: 'invitee@exemple.fr' } : {}
  cartOf(await visitor.send('PUT', `${CHECKOUT}/addresses`, { billing: PARIS, isSameAddress: true, ...guest }))
  if (who !== 'guest') await visitor.send('PUT', `${CHECKOUT}/shipping`, { code: 'flat_rate.standard' })
  const made = wanted(await visitor.send('POST', '/api/sales/quotes', { comment: 'Pour un mariage' }))
  return { visitor, ...(made.data as { number: string; key: string }) }
}

/** Opens a quote as staff do. */
export async function opened(staff: Visitor, number: string): Promise<StaffQuoteAnswer> {
  const { data } = (await staff.send('GET', `${STAFF}?q=${number}`)).body as { data: { id: number }[] }
  return staffOf(await staff.send('GET', `${STAFF}/${data[0]?.id}`))
}

/** The lines of a quote as staff send them back, with what they change. */
export const linesOf = ({ lines }: StaffQuoteAnswer) =>
  lines.map(({ position, quantity, unitPrice, off }) => ({
    position,
    quantity,
    unitAmount: unitPrice.amount,
    off: off.amount,
  }))

/** Sends a quote that holds until a day far away. */
export const sent = async (staff: Visitor, id: number, body: object = {}) =>
  staffOf(await staff.send('POST', `${STAFF}/${id}/sendings`, { validUntil: '2099-12-31', ...body }))

/** What somebody says who accepts. */
export const YES = { revision: 1, payment: 'payment_offline.bank_transfer', acceptsTerms: true, isOfAge: true }
