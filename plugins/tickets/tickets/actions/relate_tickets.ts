import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { inTransaction } from '#core/database/run_rows'
import { isUniqueViolation } from '#core/database/constraint_errors'
import { journals, relations, type RelationKind } from '#plugins/tickets/tickets/tables'
import { lockTree } from '#core/database/tree'
import { queryRows } from '#core/database/query_rows'
import { relationCircle, relationSelf, relationThere, ticketNotFound } from '#plugins/tickets/tickets/errors'
import type { Origin } from '#core/audit/origin'

export interface NewRelation {
  fromId: number
  toId: number
  kind: RelationKind
  delay: number | null
}

/** Relates two tickets, or ends that. Each history has it. */
@inject()
export class RelateTickets {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog
  ) {}

  /** @throws ticketNotFound, relationSelf, relationCircle, relationThere */
  add(relation: NewRelation, origin: Origin): Promise<number> {
    const { fromId, toId, kind } = relation
    if (fromId === toId) throw relationSelf({}, 'toId')
    return this.store.transaction(async (trx) => {
      await lockTree(trx, { table: 'tickets_tickets' })
      const found = await queryRows(trx, 'select id from tickets_tickets where id in (?, ?)', [fromId, toId])
      if (found.length < 2) throw ticketNotFound({}, 'toId')
      if (await this.#isThere(trx, relation)) throw relationThere({}, 'toId')
      if (kind !== 'relates' && (await this.#leadsBack(trx, relation))) throw relationCircle({}, 'toId')
      const delay = kind === 'precedes' ? relation.delay : null
      const id = await relations.insert(trx, { fromId, toId, kind, delay }).catch((error: unknown) => {
        throw isUniqueViolation(error) ? relationThere({}, 'toId') : error
      })
      await this.#tell(trx, origin, { fromId, toId, kind }, true)
      return id
    })
  }

  /** @throws ticketNotFound */
  remove(ticketId: number, id: number, origin: Origin): Promise<void> {
    return this.store.transaction(async (trx) => {
      const found = await relations.find(inTransaction(trx), { id })
      if (!found || (found.fromId !== ticketId && found.toId !== ticketId)) throw ticketNotFound()
      await relations.delete(trx, { id })
      await this.#tell(trx, origin, found, false)
    })
  }

  /** `relates` holds in both directions. */
  async #isThere(trx: Transaction, { fromId, toId, kind }: NewRelation): Promise<boolean> {
    const turned = kind === 'relates' ? 'or (from_id = ? and to_id = ?)' : ''
    const [found] = await queryRows(
      trx,
      `select id from tickets_relations where kind = ? and ((from_id = ? and to_id = ?) ${turned}) limit 1`,
      [kind, fromId, toId, ...(kind === 'relates' ? [toId, fromId] : [])]
    )
    return found !== undefined
  }

  /** Whether relations of the kind lead from the second ticket to the first. */
  async #leadsBack(trx: Transaction, { fromId, toId, kind }: NewRelation): Promise<boolean> {
    const [found] = await queryRows(
      trx,
      `with recursive onward(id) as (
         select r.to_id from tickets_relations r where r.from_id = ? and r.kind = ?
         union select r.to_id from tickets_relations r join onward o on r.from_id = o.id where r.kind = ?)
       select id from onward where id = ? limit 1`,
      [toId, kind, kind, fromId]
    )
    return found !== undefined
  }

  async #tell(
    trx: Transaction,
    origin: Origin,
    { fromId, toId, kind }: Omit<NewRelation, 'delay'>,
    isNew: boolean
  ): Promise<void> {
    const createdAt = this.clock.iso()
    const { kind: actorKind, id: actorId, name } = origin.actor
    for (const [ticketId, other, way] of [
      [fromId, toId, kind],
      [toId, fromId, `${kind}_by`],
    ] as const) {
      const [old, next] = isNew ? [null, other] : [other, null]
      await journals.insert(trx, {
        ticketId,
        actorKind,
        actorId,
        actorName: name.slice(0, 160),
        notes: '',
        isPrivate: false,
        createdAt,
        editedAt: null,
        details: [{ property: 'relation', name: way, old, new: next }],
      })
      await this.audit.record(trx, origin, {
        subject: 'tickets.tickets',
        subjectId: String(ticketId),
        action: 'updated',
        changes: { relation: [old === null ? null : `#${old}`, next === null ? null : `#${next}`] },
      })
    }
    await this.store.changes.record(trx, 'tickets.tickets', [fromId, toId])
  }
}
