import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { entryWrite, type AuditEntry } from '#core/audit/audit_log'
import type { DraftFor } from '#plugins/sales/drafts/draft_shopper'
import type { Origin } from '#core/audit/origin'
import type { StoredCart } from '#plugins/sales/cart/services/stored_cart'

/**
 * Logs changes of a draft by staff in the audit log. The actions of a shopper's cart make these changes and write no
 * entries, so the entry is written when they lock the cart, in their transaction.
 */
@inject()
export class DraftJournal {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** Returns the draft with logging. `changes` gets the cart before the change. */
  noting(draft: DraftFor, origin: Origin, changes: (cart: StoredCart) => AuditEntry['changes']): DraftFor {
    const { customer, shopper } = draft
    const onHeld: typeof shopper.onHeld = async (run, cart) => {
      const entry: AuditEntry = {
        subject: 'sales.drafts',
        subjectId: String(cart.id),
        action: 'updated',
        changes: changes(cart),
      }
      const { sql, bindings, isEmpty } = entryWrite(this.store.dialect, { origin, now: this.clock.iso() }, entry)
      if (!isEmpty) await run(sql, [...bindings])
    }
    return { customer, shopper: { ...shopper, onHeld } }
  }
}

/** The changed quantity of a line for the audit log; 0: it is removed. */
export function lineChange({ lines }: StoredCart, key: string, quantity: number): AuditEntry['changes'] {
  const line = lines.find((one) => one.key === key)
  if (!line) return {}
  const pieces = (count: number) => (count > 0 ? `${count} × ${line.name}` : null)
  return { lines: [pieces(line.quantity), pieces(quantity)] }
}
