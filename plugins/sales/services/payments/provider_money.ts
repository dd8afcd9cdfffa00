import { ReadSet, type ReadList } from '#core/database/read_set'
import type { Dialect } from '#core/database/store'
import type { MovementKind, MovementState } from '#plugins/sales/services/payments/payment_movement'
import type { Run } from '#plugins/sales/database/statements'

interface Payment {
  id: number
  method: string
  state: string
  reference: string
  amount: number
  currency: string
}

interface Moved {
  paymentId: number
  kind: string
  reference: string
  amount: number
}

/** A movement as screens tell of it. */
export interface MovementEntry {
  id: number
  paymentId: number
  kind: MovementKind
  state: MovementState
  amount: number
  message: string
  refundId: number | null
  refund: string | null
  at: string
}

/** The lists that the money of an order with its provider is worked out from. */
export interface AskedMoney {
  payments: ReadList<Payment>
  moved: ReadList<Moved>
  movements: ReadList<MovementEntry>
  /** What went back, or is on its way, by whomever. */
  returned: ReadList<{ amount: number }>
  /** Money that goes back with credit notes; `failed`: their provider refused. */
  credited: ReadList<{ amount: number; state: string }>
}

/** What a provider holds of an order: of the last attempt to pay of which it holds something. */
export interface ProviderMoney {
  payment: Payment
  /** Minor units that may still be captured; 0 unless the payment is authorised. */
  toCapture: number
  /** Minor units that may still go back. */
  toGiveBack: number
}

/** Asks for them beside an order (`askOrder`). */
export function askMoney(reads: ReadSet): AskedMoney {
  return {
    payments: reads.list(
      {
        ...{ id: 'p.id', method: 'p.method', state: 'p.state', reference: 'p.reference', amount: 'p.amount' },
        currency: 'p.currency',
      },
      `sales_payments p where p.order_id in (select id from wanted) and p.reference is not null
         and p.state in ('authorised', 'paid', 'refunded')`,
      'p.attempt desc'
    ),
    moved: reads.list(
      { paymentId: 't.payment_id', kind: 't.kind', reference: 't.reference', amount: 't.amount' },
      `sales_transactions t join sales_payments tp on tp.id = t.payment_id and tp.currency = t.currency
         where t.order_id in (select id from wanted)
           and t.kind in ('paid', 'refunded', 'refund_pending', 'capture_pending')`,
      't.id'
    ),
    movements: reads.list(
      {
        ...{ id: 'm.id', paymentId: 'm.payment_id', kind: 'm.kind', state: 'm.state', amount: 'm.amount' },
        ...{ message: 'm.message', refundId: 'm.refund_id', refund: 'mr.number' },
        at: reads.json.instant('m.created_at'),
      },
      `sales_payment_movements m left join sales_refunds mr on mr.id = m.refund_id
         where m.order_id in (select id from wanted)`,
      'm.id'
    ),
    returned: reads.list(
      { amount: 'b.amount' },
      `sales_transactions b join sales_orders bo on bo.id = b.order_id and bo.currency = b.currency
         where b.order_id in (select id from wanted) and b.kind in ('refunded', 'refund_pending')`,
      'b.id'
    ),
    credited: reads.list(
      { amount: 'f.returned_amount', state: 'f.state' },
      'sales_refunds f where f.order_id in (select id from wanted)',
      'f.id'
    ),
  }
}

/** Null: no provider holds anything. Who paid twice has the later payment given back first. */
export function providerMoney(asked: AskedMoney): ProviderMoney | null {
  const attempts = asked.payments.rows.map((payment) => heldOf(payment, asked))
  return attempts.find(({ toCapture, toGiveBack }) => toCapture > 0 || toGiveBack > 0) ?? attempts[0] ?? null
}

/** What was taken of a payment, by the names that its provider gave. */
export function capturesOf(
  { moved }: Pick<AskedMoney, 'moved'>,
  wanted: number
): { reference: string; amount: number }[] {
  return moved.rows
    .filter(({ paymentId, kind }) => paymentId === wanted && kind === 'paid')
    .map(({ reference, amount }) => ({ reference, amount }))
}

function heldOf(payment: Payment, { moved, movements }: AskedMoney): ProviderMoney {
  const own = moved.rows.filter(({ paymentId }) => paymentId === payment.id)
  const waiting = movements.rows.filter(({ paymentId, state }) => paymentId === payment.id && state === 'waiting')
  const sum = (rows: { kind: string; amount: number }[], kind: string) =>
    rows.reduce((total, row) => total + (row.kind === kind ? row.amount : 0), 0)
  const paid = sum(own, 'paid')
  const taken = paid + sum(own, 'capture_pending') + sum(waiting, 'capture')
  const returned = sum(own, 'refunded') + sum(own, 'refund_pending') + sum(waiting, 'refund')
  return {
    payment,
    toCapture: payment.state === 'authorised' ? Math.max(0, payment.amount - taken) : 0,
    toGiveBack: Math.max(0, paid - returned),
  }
}

/** The same in one statement; with the movements that are open. */
export async function readMoney(run: Run, dialect: Dialect, orderId: number) {
  const reads = new ReadSet(dialect)
  reads.with('wanted as (select w.id from sales_orders w where w.id = ?)', orderId)
  const asked = askMoney(reads)
  await reads.run((sql, bindings) => run(sql, bindings))
  const open = asked.movements.rows.filter(({ state }) => state === 'waiting' || state === 'pending')
  return { money: providerMoney(asked), open, asked }
}
