import { writeInstant } from '#core/time/instant'
import { Store } from '#core/database/store'
import { AcceptQuote } from '#plugins/sales/quotes/actions/accept_quote'
import { CancelQuote } from '#plugins/sales/quotes/actions/cancel_quote'
import { ExpireQuotes } from '#plugins/sales/quotes/actions/expire_quotes'
import { SendQuote } from '#plugins/sales/quotes/actions/send_quote'
import type { Moment, HistoryShop } from '#plugins/sales/demo/history/history_shop'
import type { PlannedQuote } from '#plugins/sales/demo/history/plan_history'

const ASKED = 'Pour la carte de la saison : pouvez-vous faire un prix par carton ?'
const ANSWERED = 'Voici notre proposition ; la livraison est prévue sous huit jours.'
const VALID_DAYS = 21

/** What is done with the quotes of the past. */
export function quotesTimeline(shop: HistoryShop, quotes: readonly PlannedQuote[]): Moment[] {
  return quotes.flatMap((planned) => {
    const { at, customer, lines, fate } = planned
    let number = ''
    const ask = async () => {
      number = await shop.quote(customer, lines, ASKED)
    }
    const send = async () => {
      const validUntil = at.plus({ days: VALID_DAYS }).toISODate()
      await (
        await shop.past.make(SendQuote)
      ).execute({ id: await idOf(shop, number), validUntil, message: ANSWERED }, await shop.staff())
    }
    const accept = async () => {
      const declarations = await shop.declarations()
      const origin = await shop.customer(customer)
      const payment = 'payment_offline.bank_transfer'
      const acceptance = { number, revision: 1, payment, declarations, terms: null, origin }
      await (await shop.past.make(AcceptQuote)).execute(acceptance)
    }
    const end = async (how: 'refuse' | 'cancel', by: 'customer' | 'staff', reason: string) => {
      const origin = by === 'staff' ? await shop.staff() : await shop.customer(customer)
      await (await shop.past.make(CancelQuote)).execute({ quote: { number }, how, by, reason }, origin)
    }
    const moment = (days: number, happen: () => Promise<unknown>): Moment => ({
      at: writeInstant(at.plus({ days })),
      happen: async () => void (await happen()),
    })
    const begin = [moment(0, ask)]
    switch (fate) {
      case 'asked':
        return begin
      case 'refused':
        return [...begin, moment(1, () => end('refuse', 'staff', 'Ces quantités ne sont plus disponibles.'))]
      case 'sent':
        return [...begin, moment(1, send)]
      case 'accepted':
        return [...begin, moment(1, send), moment(5, accept)]
      case 'declined':
        return [
          ...begin,
          moment(1, send),
          moment(7, () => end('cancel', 'customer', 'Nous avons choisi un autre vin.')),
        ]
      case 'forgotten':
        return [
          ...begin,
          moment(1, send),
          moment(VALID_DAYS + 2, async () => (await shop.past.make(ExpireQuotes)).execute()),
        ]
    }
  })
}

async function idOf(shop: HistoryShop, number: string): Promise<number> {
  const { reader } = await shop.past.make(Store)
  const row = await reader.first<{ id: number }>('select id from sales_quotes where number = ?', [number])
  return Number(row?.id)
}
