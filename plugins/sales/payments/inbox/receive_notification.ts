import { inject } from '@adonisjs/core'
import { AlertStaff } from '#plugins/sales/payments/alerts/alert_staff'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import { Queue } from '#core/jobs/queue'
import { Store, type Transaction } from '#core/database/store'
import { inside } from '#plugins/sales/database/statements'
import { judge, type JudgedNotification } from '#plugins/sales/payments/inbox/received_notification'
import { notificationRefused, paymentMethodUnknown } from '#plugins/sales/payments/errors'
import { notifications } from '#plugins/sales/payments/tables'
import type { RawNotification } from '#plugins/sales/contracts/payment_method'

/** The inbox of a method keeps so many forged notifications an hour. All of them count. */
const MOST_FORGED = 200

/** So many forged notifications in an hour are no accident. */
const MANY_FORGED = 20

/** Headers that could let somebody in. */
const SECRET_HEADERS = new Set(['authorization', 'cookie', 'proxy-authorization'])

const HOUR = 3600

const FORGED = `select coalesce(sum(received), 0) as count, count(*) as kept from sales_payment_notifications
  where method = ? and verdict = 'forged' and received_at > ?`

/**
 * Puts a notification into the inbox, and answers: the job `sales.take_notification` works on it. An event that comes again
 * is counted. One that nothing proves is worked on again, because its provider may know more by now.
 */
@inject()
export class ReceiveNotification {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly channels: ChannelPort,
    private readonly methods: PaymentMethods,
    private readonly queue: Queue,
    private readonly alerts: AlertStaff
  ) {}

  /** Returns the text that the provider wants as the answer; null: any. @throws paymentMethodUnknown, notificationRefused */
  async execute(name: string, told: RawNotification): Promise<string | null> {
    const method = await this.methods.find(name)
    if (!method?.notified) throw paymentMethodUnknown()
    const notification = { ...told, channel: this.#channel(told.channel) }
    const judged = judge(method, notification, this.clock.now())
    await this.store.transaction((trx) =>
      judged.verdict === 'forged'
        ? this.#keepApart(trx, name, notification, judged)
        : this.#keep(trx, name, notification, judged)
    )
    if (judged.verdict === 'forged') throw notificationRefused()
    return judged.answer
  }

  async #keep(trx: Transaction, method: string, told: RawNotification, judged: JudgedNotification): Promise<void> {
    const [kept] = await this.#insert(trx, method, told, judged)
    if (kept?.state !== 'waiting') return
    await this.queue.enqueue(trx, 'sales.take_notification', { notification: kept.id }, { key: String(kept.id) })
  }

  async #keepApart(trx: Transaction, method: string, told: RawNotification, judged: JudgedNotification): Promise<void> {
    const now = this.clock.now()
    const since = this.clock.isoIn(-HOUR)
    const [before] = await inside(trx)<{ count: number; kept: number }>(FORGED, [method, since])
    if (Number(before?.kept) < MOST_FORGED) await this.#insert(trx, method, told, judged)
    const count = Number(before?.count) + 1
    if (count < MANY_FORGED) return
    const once = `forged:${method}:${now.toFormat('yyyy-MM-dd-HH')}`
    await this.alerts.execute(trx, { kind: 'forged', once, method, details: { count } })
  }

  #insert(trx: Transaction, method: string, told: RawNotification, { answer: _, ...judged }: JudgedNotification) {
    const { method: verb, query, headers, ip, body, channel } = told
    const row = notifications.stored({
      ...judged,
      method,
      channel,
      state: judged.verdict === 'genuine' || judged.verdict === 'unproven' ? 'waiting' : 'apart',
      received: 1,
      recorded: 0,
      request: { method: verb, query: query.slice(0, 8192), headers: withoutSecrets(headers), ip },
      body: body.toString('base64'),
      news: [],
      receivedAt: this.clock.iso(),
    })
    const names = Object.keys(row)
    return inside(trx)<{ id: number; state: string }>(
      `insert into sales_payment_notifications (${names.join(', ')}) values (${names.map(() => '?').join(', ')})
       on conflict (method, event) do update set received = sales_payment_notifications.received + 1,
         state = case when sales_payment_notifications.state = 'done'
           and sales_payment_notifications.verdict = 'unproven' then 'waiting'
           else sales_payment_notifications.state end
       returning id, state`,
      Object.values(row)
    )
  }

  /** Addresses without a channel are those of the default one. */
  #channel(told: string): string {
    const channels = this.channels.all()
    return (channels.find(({ code }) => code === told) ?? channels[0])?.code ?? told
  }
}

function withoutSecrets(headers: Record<string, string>): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !SECRET_HEADERS.has(name))
  return Object.fromEntries(kept.map(([name, value]) => [name, value.slice(0, 4096)]))
}
