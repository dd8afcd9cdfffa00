import { SystemClock } from '#core/time/system_clock'
import { aCustomer, aMemberOfStaff, type Caller } from './office.js'
import { Clerk, askForQuote, newestOrder, order, sellableSkus } from './shop_sales.js'

const NOTE =
  'Le client passe prendre la moitié au chai\u202f: garder les cartons ensemble, et appeler la veille au 06 12 34 56 78 avant 18 h.'

/**
 * What selling leaves behind: three of each document, orders and quotes in different states; in a large shop one of each
 * state and one order of many lines.
 */
export async function leaveSales(isLarge: boolean): Promise<void> {
  const [staff, customer] = [await aMemberOfStaff(), await aCustomer(0)]
  const skus = await sellableSkus(customer, 12)
  const [first = '', second = first, third = second] = skus
  const given = new Clerk(staff, await order(customer, staff, { [first]: 2 }))
  await given.bill()
  await given.send()
  await given.refund(1, 'Une bouteille bouchonnée.')
  await given.refund(1, 'Le client y renonce.')
  const begun = await order(customer, staff, { [second]: 6, [third]: 2 }, 'BIENVENUE10')
  const half = new Clerk(staff, begun)
  await half.bill(3)
  await half.send(3)
  await half.remind(await half.bill(2, false), 2)
  await half.send(2)
  await half.refund(0, 'Un geste pour le retard.')
  await half.note(NOTE)
  if (isLarge) await leaveOtherOrders(staff, customer, skus)
  await leaveQuotes(staff, customer, { first, third, isLarge })
  await leaveDrafts(staff, begun.id, second)
}

/** An order in each state that the small shop has not, and one of many lines by a company. */
async function leaveOtherOrders(staff: Caller, customer: Caller, skus: string[]): Promise<void> {
  const [first = ''] = skus
  const next = async () => new Clerk(staff, await order(customer, staff, { [first]: 1 }))
  await (await next()).bill(undefined, false)
  await (await next()).cancel('Commandé deux fois.')
  const whole = await next()
  await whole.bill()
  await whole.send()
  await whole.refund(0, 'Une remise oubliée.')
  const company = await aCustomer(1)
  const basket = Object.fromEntries(skus.map((sku) => [sku, 2]))
  const large = new Clerk(staff, await order(company, staff, basket, 'BIENVENUE10'))
  await large.bill(1)
  await large.send(1)
}

/** Quotes: one that is asked for, one that was sent twice, one that became an order; in a large shop one of each state. */
async function leaveQuotes(
  staff: Caller,
  customer: Caller,
  { first, third, isLarge }: { first: string; third: string; isLarge: boolean }
): Promise<void> {
  const quotes = 'admin/sales/quotes'
  const ask = async (pieces: number, comment: string) => {
    const number = await askForQuote(customer, { [first]: pieces, [third]: 2 }, comment)
    const [newest] = await staff.call<{ id: number }[]>('GET', `${quotes}?limit=1`)
    return { number, id: Number(newest?.id) }
  }
  const validUntil = new SystemClock().isoIn(20 * 86_400).slice(0, 10)
  const send = (id: number, message: string) => staff.call('POST', `${quotes}/${id}/sendings`, { validUntil, message })
  const taken = await ask(1, 'Pour un anniversaire.')
  await send(taken.id, 'Voici notre proposition.')
  const payment = 'payment_offline.bank_transfer'
  const agreement = { revision: 1, payment, acceptsTerms: true, isOfAge: true }
  await customer.call('POST', `sales/quotes/${taken.number}/acceptance`, agreement)
  if (isLarge) {
    await staff.call('POST', `${quotes}/${(await ask(1, '')).id}/refusal`, { reason: 'Ce vin n’est plus produit.' })
    await staff.call('POST', `${quotes}/${(await ask(1, '')).id}/cancellation`, {})
    await send((await ask(2, 'Un cadeau.')).id, '')
  }
  const twice = await ask(2, 'Pour un mariage en juin, livraison au domaine si possible.')
  for (const message of ['Voici notre proposition.', 'Et avec la remise dont nous parlions.'])
    await send(twice.id, message)
  await staff.call('POST', `${quotes}/${twice.id}/comments`, { text: NOTE, notify: false })
  await ask(2, 'Vingt convives\u202f; nous aimerions savoir s’il reste des magnums du même millésime.')
}

/** Orders that staff have begun for customers. */
async function leaveDrafts(staff: Caller, orderId: number, sku: string): Promise<void> {
  await staff.call('POST', 'admin/sales/drafts', { orderId: (await newestOrder(staff)).id })
  for (const customerId of [2, 3]) {
    const { id } = await staff.call('POST', 'admin/sales/drafts', { customerId })
    await staff.call('POST', `admin/sales/drafts/${id}/items`, { items: [{ sku, quantity: 3 }], isOfAge: true })
  }
  await staff.call('POST', 'admin/sales/drafts', { orderId })
}
