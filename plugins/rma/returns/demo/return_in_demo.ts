import { join } from 'node:path'
import sharp from 'sharp'
import { Attachments } from '#core/attachments/attachments'
import { Clock } from '#core/time/clock'
import { DemoHistory } from '#core/boot/demo_history'
import { MoveReturn } from '#plugins/rma/returns/actions/move_return'
import { NoteParcel } from '#plugins/rma/returns/actions/note_parcel'
import { OpenReturn } from '#plugins/rma/returns/actions/open_return'
import { readReturn } from '#plugins/rma/returns/services/return_reads'
import { fromStore } from '#core/database/run_rows'
import { RETURNS, type DemoReturn, type DemoStep } from '#plugins/rma/returns/demo/demo_returns'
import { Store } from '#core/database/store'
import { WriteMessage } from '#plugins/rma/returns/actions/write_message'
import { writeInstant } from '#core/time/instant'
import type { DemoShop } from '#core/plugin/contract'
import type { Origin } from '#core/audit/origin'

/** The last order that was sent before an instant and of which enough pieces can come back: of the visitors' customer or not. */
const sent = (isForVisitors: boolean) => `select o.id, l.id as line, o.customer_id as customer, o.customer_name as name
  from sales_orders o join sales_order_lines l on l.order_id = o.id
  where o.state = 'completed' and l.shipped >= ?
    and o.customer_id ${isForVisitors ? '=' : '<>'} (select min(id) from users_customers where is_demo)
    and exists (select 1 from sales_shipments s where s.order_id = o.id and s.created_at < ?)
    and not exists (select 1 from sales_refunds r where r.order_id = o.id)
    and not exists (select 1 from rma_returns r where r.order_id = o.id)
    and not exists (select 1 from rma_withdrawals w where w.order_id = o.id)
  order by o.id desc, l.id limit 1`

interface SentOrder {
  id: number
  line: number
  customer: number
  name: string
}

/** Returns in several states, made when they happened. A shop where somebody asked for a return is left alone. */
export async function returnInDemo({ app, folder }: DemoShop): Promise<void> {
  const store = await app.container.make(Store)
  if ((await store.reader.first('select id from rma_returns where withdrawal is null limit 1')) !== null) return
  const now = (await app.container.make(Clock)).now()
  const past = await DemoHistory.open(app, writeInstant(now))
  const attachments = await app.container.make(Attachments)
  const staff = await staffOf(store)
  for (const wanted of RETURNS) {
    let at = now.minus({ hours: wanted.daysAgo * 24 })
    const { quantity, isForVisitors = false } = wanted
    const order = await store.reader.first<SentOrder>(sent(isForVisitors), [quantity, writeInstant(at)])
    if (order === null) continue
    const customer: Origin = {
      channel: 'screen',
      actor: { kind: 'customer', id: Number(order.customer), name: order.name },
    }
    const pictures: string[] = []
    for (const name of wanted.pictures ?? []) {
      const content = await sharp(join(folder, 'returns', `${name}.svg`))
        .jpeg()
        .toBuffer()
      pictures.push((await attachments.keep({ name: `${name}.jpg`, content }, { types: ['image'] })).key)
    }
    past.travelTo(writeInstant(at))
    const id = await open(past, store, { wanted, order, pictures }, customer)
    for (const step of wanted.steps) {
      at = at.plus({ hours: step.hours })
      past.travelTo(writeInstant(at))
      await take(past, store, { id, step }, step.by === 'staff' ? staff : customer)
    }
  }
}

async function open(
  past: DemoHistory,
  store: Store,
  { wanted, order, pictures }: { wanted: DemoReturn; order: SentOrder; pictures: readonly string[] },
  origin: Origin
): Promise<number> {
  const { resolution, packageCondition, information, quantity } = wanted
  const reason = await store.reader.first<{ id: number }>("select id from rma_reasons where title ->> 'fr_FR' = ?", [
    wanted.reason,
  ])
  const lines = [{ lineId: Number(order.line), quantity, reasonId: Number(reason?.id) }]
  return (await past.make(OpenReturn)).execute(
    {
      orderId: Number(order.id),
      lines,
      resolution,
      packageCondition,
      information,
      pictures,
      answers: new Map(),
      openedBy: 'customer',
      override: null,
      callKey: null,
    },
    origin
  )
}

async function take(
  past: DemoHistory,
  store: Store,
  { id, step }: { id: number; step: DemoStep },
  origin: Origin
): Promise<void> {
  const { by } = step
  if (step.does === 'parcel') {
    const { carrier, trackingNumber } = step
    return (await past.make(NoteParcel)).execute({ returnId: id, carrier, trackingNumber }, origin)
  }
  const { does, text } = step
  if (does === 'message') {
    await (await past.make(WriteMessage)).execute({ returnId: id, text, attachments: [], by }, origin)
    return
  }
  const lines = (await readReturn(fromStore(store), id))?.lines ?? []
  const received = lines.map((line) => ({ lineId: line.id, quantity: line.quantity }))
  const settlement = {
    restock: lines.map((line) => line.id),
    source: null,
    text,
    carrier: '',
    trackingNumber: '',
    fee: 0,
    isByProvider: false,
  }
  const move = await past.make(MoveReturn)
  await move.execute({ returnId: id, move: does, by, version: null, text, received, settlement }, origin)
}

/** Whoever runs the demo shop. */
async function staffOf({ reader }: Store): Promise<Origin> {
  const row = await reader.first<{ id: number; name: string }>('select id, name from users_staff order by id limit 1')
  return { channel: 'screen', actor: { kind: 'staff', id: row && Number(row.id), name: row?.name ?? '' } }
}
