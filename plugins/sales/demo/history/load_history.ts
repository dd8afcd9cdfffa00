import { Clock } from '#core/time/clock'
import { DemoHistory } from '#core/boot/demo_history'
import { Store } from '#core/database/store'
import { readInstant, writeInstant } from '#core/time/instant'
import { systemOrigin } from '#core/audit/origin'
import { FindSellable, MoveStock, SearchSellable } from '#plugins/catalogue/index'
import { ListSources } from '#plugins/sales/shipments/queries/list_sources'
import { ChannelPort } from '#core/context/shop_context'
import { HistoryShop, type Moment, type HistoryCustomer } from '#plugins/sales/demo/history/history_shop'
import { HISTORY_MONTHS, planHistory, type Plan } from '#plugins/sales/demo/history/plan_history'
import { ordersTimeline } from '#plugins/sales/demo/history/history_orders'
import { quotesTimeline } from '#plugins/sales/demo/history/history_quotes'
import type { ApplicationService } from '@adonisjs/core/types'
import type { DemoShop } from '#core/plugin/contract'

/** Words that find the wines which the past sells. */
const SOUGHT = ['bordeaux', 'bourgogne', 'champagne', 'loire', 'rhone', 'alsace', 'provence', 'languedoc']

/** Overseas and Corsica are left out: they are not sent every order. */
const CUSTOMERS = `select c.id, c.email, c.created_at as since, c.kind, c.vat_number, g.code as group_code,
    g.shows_net_prices as shows_net
  from users_customers c join users_groups g on g.id = c.group_id
  where exists (select 1 from users_addresses a where a.customer_id = c.id
    and a.postcode not like '20%' and a.postcode not like '97%')
  order by c.id`

/**
 * Gives the demo shop fourteen months of orders, quotes, parcels, invoices and refunds, made by the shop's own actions at
 * the time when they happened. A shop that has an order is left alone.
 */
export async function loadHistory({ app, report }: DemoShop): Promise<void> {
  const store = await app.container.make(Store)
  if ((await store.reader.first('select id from sales_orders limit 1')) !== null) return
  const started = performance.now()
  const now = (await app.container.make(Clock)).now()
  const past = await DemoHistory.open(app, writeInstant(now.minus({ months: HISTORY_MONTHS })))
  const customers = await readCustomers(store)
  const wines = await sellableWines(app)
  const plan = planHistory(
    now,
    customers.map(({ kind, since }) => ({ isHouse: kind === 'professional', since: readInstant(since) })),
    wines.map(({ sku }) => sku)
  )
  const [source] = await (await app.container.make(ListSources)).execute()
  if (!source || customers.length === 0 || wines.length === 0) return
  await receive(past, plan, wines, source.code)
  const [channel] = (await app.container.make(ChannelPort)).all()
  const place = {
    customers,
    source: source.code,
    channel: channel?.code ?? '',
    currency: channel?.baseCurrency ?? 'EUR',
  }
  const shop = new HistoryShop(past, place)
  const timeline = [...ordersTimeline(shop, plan.orders), ...quotesTimeline(shop, plan.quotes)]
  await play(past, timeline, writeInstant(now))
  report('sales.demo.past', {
    orders: plan.orders.length,
    quotes: plan.quotes.length,
    seconds: Math.round((performance.now() - started) / 100) / 10,
  })
}

/** Does what happened, in the order of time. What a moment leads to may happen between others. */
async function play(past: DemoHistory, timeline: Moment[], now: string): Promise<void> {
  const waiting = timeline.sort((one, other) => (one.at < other.at ? -1 : 1))
  for (const { at, happen } of waiting) {
    if (at >= now) break
    past.travelTo(at)
    await happen()
  }
}

async function readCustomers(store: Store): Promise<HistoryCustomer[]> {
  const rows = await store.reader.all<{
    id: number
    email: string
    since: string
    kind: string
    vat_number: string | null
    group_code: string
    shows_net: number | boolean
  }>(CUSTOMERS)
  return rows.map((row) => ({
    id: Number(row.id),
    email: row.email,
    since: row.since,
    kind: row.kind,
    vatNumber: row.vat_number,
    group: row.group_code,
    showsNet: Boolean(row.shows_net),
  }))
}

/** Simple wines that are on sale and in stock. */
async function sellableWines(app: ApplicationService) {
  const search = await app.container.make(SearchSellable)
  const skus = new Set((await Promise.all(SOUGHT.map((word) => search.execute(word)))).flat())
  const find = await app.container.make(FindSellable)
  const found = await find.execute({ skus: [...skus], locale: 'fr_FR', currency: 'EUR', channel: '', group: '' })
  return found
    .filter(({ type, ships, isOnSale, available }) => type === 'simple' && ships && isOnSale && (available ?? 0) > 0)
    .sort((one, other) => (one.sku < other.sku ? -1 : 1))
}

/** What the past sells came in before it: so the stock of today is what the file of the demo says. */
async function receive(
  past: DemoHistory,
  { orders, quotes }: Plan,
  wines: readonly { sku: string; variantId: number }[],
  source: string
): Promise<void> {
  const pieces = new Map<string, number>()
  for (const { sku, quantity } of [...orders, ...quotes].flatMap(({ lines }) => lines)) {
    pieces.set(sku, (pieces.get(sku) ?? 0) + quantity)
  }
  const moves = wines.flatMap(({ sku, variantId }) => {
    const quantity = pieces.get(sku)
    return quantity ? [{ variantId, source, quantity, reason: 'delivery' }] : []
  })
  await (await past.make(MoveStock)).execute(moves, systemOrigin('command', 'demo'))
}
