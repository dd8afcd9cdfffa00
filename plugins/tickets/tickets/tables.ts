import { boolean, bigint, instant, integer, json, nullable, table, text } from '#core/database/table'

/** Who did something, as a ticket remembers it. A guest is known by an e-mail address only. */
export type ActorKind = 'staff' | 'customer' | 'guest' | 'system'

/** How tickets hang together. Each is stored once, in this direction. */
export const RELATION_KINDS = ['relates', 'duplicates', 'blocks', 'precedes'] as const

export type RelationKind = (typeof RELATION_KINDS)[number]

/** A property that a change gave another value. `cf`: a custom field, by its name in the form. */
export interface Detail {
  property: 'attr' | 'cf' | 'relation' | 'attachment' | 'child'
  name: string
  old: unknown
  new: unknown
}

/** A change of a ticket, or a note on it. */
export const journals = table('tickets_journals', {
  id: bigint(),
  ticketId: bigint(),
  actorKind: text<ActorKind>(),
  actorId: nullable(bigint()),
  actorName: text(),
  notes: text(),
  isPrivate: boolean(),
  details: json<Detail[]>(),
  createdAt: instant(),
  editedAt: nullable(instant()),
})

export const relations = table('tickets_relations', {
  id: bigint(),
  fromId: bigint(),
  toId: bigint(),
  kind: text<RelationKind>(),
  /** Days between the end of one and the beginning of the other. */
  delay: nullable(integer()),
})
