import { ReadSet } from '#core/database/read_set'
import { payments, transactions, movements } from '#plugins/sales/payments/tables'
import { named, nullable, text, instant, bigint } from '#core/database/table'
import { refunds } from '#plugins/sales/refunds/tables'
import type { Dialect } from '#core/database/store'
import type { Run } from '#plugins/sales/database/statements'

/** What a provider holds of an order: of the last attempt of which it holds something. */
export interface ProviderMoney {
  payment: Payment
  /** Minor units that may still be captured; 0 unless the payment is authorised. */
  toCapture: number
  /** Minor units that may still be refunded. */
  toGiveBack: number
}

/** Adds the lists about the money of an order to a read set that has one (`addOrderReads`). */
export function addMoneyReads(reads: ReadSet) {
  const of = (as: string) => ({ as, where: `${as}.order_id in (select id from wanted)`, order: `${as}.id` })
  return {
    payments: reads.of(payments, {
      as: 'p',
      where: `p.order_id in (select id from wanted) and p.reference is not null
        and p.state in ('authorised', 'paid', 'refunded')`,
      order: 'p.attempt desc',
      names: ['id', 'method', 'state', 'reference', 'amount', 'currency'],
    }),
    moved: reads.of(transactions, {
      ...of('t'),
      join: 'join sales_payments tp on tp.id = t.payment_id and tp.currency = t.currency',
      where: `t.order_id in (select id from wanted)
        and t.kind in ('paid', 'refunded', 'refund_pending', 'capture_pending', 'disputed')`,
      names: ['paymentId', 'kind', 'reference', 'amount'],
    }),
    movements: reads.of(movements, {
      ...of('m'),
      join: 'left join sales_refunds mr on mr.id = m.refund_id',
      names: ['id', 'paymentId', 'kind', 'state', 'amount', 'message', 'refundId'],
      more: { refund: named('mr.number', nullable(text())), at: named('m.created_at', instant()) },
    }),
    /** Refunds, done or pending, by the provider or by staff. */
    returned: reads.of(transactions, {
      ...of('b'),
      join: 'join sales_orders bo on bo.id = b.order_id and bo.currency = b.currency',
      where: "b.order_id in (select id from wanted) and b.kind in ('refunded', 'refund_pending', 'disputed')",
      names: ['amount'],
    }),
    /** Refunds of credit notes; `failed`: the provider refused; `due`: staff have yet to pay. */
    credited: reads.of(refunds, {
      ...of('f'),
      names: ['state'],
      more: { amount: named('f.returned_amount', bigint()) },
    }),
  }
}

export type MoneyReads = ReturnType<typeof addMoneyReads>

type Payment = MoneyReads['payments']['rows'][number]

/** Null: no provider holds anything. Of two payments the later one is refunded first. */
export function providerMoney(asked: MoneyReads): ProviderMoney | null {
  const attempts = asked.payments.rows.map((payment) => heldOf(payment, asked))
  return attempts.find(({ toCapture, toGiveBack }) => toCapture > 0 || toGiveBack > 0) ?? attempts[0] ?? null
}

function heldOf(payment: Payment, { moved, movements: asked }: MoneyReads): ProviderMoney {
  const own = moved.rows.filter(({ paymentId }) => paymentId === payment.id)
  const waiting = asked.rows.filter(({ paymentId, state }) => paymentId === payment.id && state === 'waiting')
  const sum = (rows: { kind: string; amount: number }[], kind: string) =>
    rows.reduce((total, row) => total + (row.kind === kind ? row.amount : 0), 0)
  const paid = sum(own, 'paid')
  const taken = paid + sum(own, 'capture_pending') + sum(waiting, 'capture')
  const gone = sum(own, 'refunded') + sum(own, 'refund_pending') + sum(own, 'disputed')
  const returned = gone + sum(waiting, 'refund')
  return {
    payment,
    toCapture: payment.state === 'authorised' ? Math.max(0, payment.amount - taken) : 0,
    toGiveBack: Math.max(0, paid - returned),
  }
}

/** The same in one statement, with the open movements. */
export async function readMoney(run: Run, dialect: Dialect, orderId: number) {
  const reads = new ReadSet(dialect)
  reads.with('wanted as (select w.id from sales_orders w where w.id = ?)', orderId)
  const asked = addMoneyReads(reads)
  await reads.run((sql, bindings) => run(sql, bindings))
  const open = asked.movements.rows.filter(({ state }) => state === 'waiting' || state === 'pending')
  return { money: providerMoney(asked), open, asked }
}
