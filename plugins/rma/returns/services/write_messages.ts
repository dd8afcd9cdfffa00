import { dialectOf } from '#core/database/write_set'
import { messages } from '#plugins/rma/returns/tables'
import type { Origin } from '#core/audit/origin'
import type { ReturnState } from '#plugins/rma/returns/return_states'
import type { Transaction } from '#core/database/store'
import type { Write } from '#core/database/write'

/** A message of the conversation, or a move. */
export interface NewMessage {
  returnId: number
  text: string
  from?: ReturnState | null
  to?: ReturnState | null
}

/** The row of a message. */
export function messageRow({ returnId, text, from = null, to = null }: NewMessage, { actor }: Origin, at: string) {
  const isStaff = actor.kind === 'staff' || (actor.kind === 'system' && actor.name !== 'visitor')
  const by = { actorKind: actor.kind, actorId: actor.id, actor: actor.name }
  return { returnId, text, from, to, isStaff, ...by, at }
}

/** The write of a message, to be run with others. */
export function messageWrite(trx: Transaction, message: NewMessage, origin: Origin, at: string): Write {
  return messages.insertWrite(dialectOf(trx), [messageRow(message, origin, at)])
}
