import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { DomainError } from '#core/errors/domain_error'
import { Store } from '#core/database/store'
import { callUnderWay, idempotencyKeyReused } from '#plugins/sales/errors/orders'
import { inside, type Run } from '#plugins/sales/database/statements'
import type { IdempotentCall } from '#plugins/sales/services/orders/idempotency'

interface KeptCall {
  body_hash: string
  made_id: number | string | null
}

const WHOSE = 'scope = ? and owner = ? and key = ?'

/** What a document is made of. */
export type MadeOf = { orderId: number } | { invoiceId: number }

/** Of an order that does not exist nothing is kept: who makes the document says so. */
const CLAIM = `insert into sales_idempotency_keys (scope, owner, key, body_hash, order_id, created_at)
  select ?, ?, ?, ?, id, ? from sales_orders where id = <order>
  on conflict (scope, owner, key) do nothing returning id`

const ORDER_OF_INVOICE = '(select order_id from sales_invoices where id = ?)'

/**
 * Makes a document of an order at most once for a call that is sent again. The call is kept before anything is made, and
 * given free when it was refused: whatever ends the process in between, the same call makes no second document.
 */
@inject()
export class MakeOnce {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /**
   * Gives the id that `make` gave, now or before.
   * @throws idempotencyKeyReused, callUnderWay, and what `make` refuses
   */
  async execute(call: IdempotentCall | null, of: MadeOf, make: () => Promise<number>): Promise<number> {
    if (!call) return make()
    const before = await this.#run((run) => claim(run, call, of, this.clock.iso()))
    if (before !== null) return before
    const id = await make().catch(async (error: unknown) => {
      if (error instanceof DomainError) await this.#keep('delete from sales_idempotency_keys where', [], call)
      throw error
    })
    await this.#keep('update sales_idempotency_keys set made_id = ? where', [id], call)
    return id
  }

  #keep(statement: string, values: number[], { scope, owner, key }: IdempotentCall): Promise<unknown> {
    return this.#run((run) => run(`${statement} ${WHOSE}`, [...values, scope, owner, key]))
  }

  #run<Made>(work: (run: Run) => Promise<Made>): Promise<Made> {
    return this.store.transaction((trx) => work(inside(trx)))
  }
}

/** Null: the call is new, and kept from now on. */
async function claim(run: Run, call: IdempotentCall, of: MadeOf, now: string): Promise<number | null> {
  const { scope, owner, key, bodyHash } = call
  const [order, id] = 'orderId' in of ? ['?', of.orderId] : [ORDER_OF_INVOICE, of.invoiceId]
  const [claimed] = await run(CLAIM.replace('<order>', order), [scope, owner, key, bodyHash, now, id])
  if (claimed) return null
  const [kept] = await run<KeptCall>(`select body_hash, made_id from sales_idempotency_keys where ${WHOSE}`, [
    ...[scope, owner, key],
  ])
  if (!kept) return null
  if (kept.body_hash !== bodyHash) throw idempotencyKeyReused()
  if (kept.made_id === null) throw callUnderWay()
  return Number(kept.made_id)
}
