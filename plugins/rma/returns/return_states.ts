import { defineLifeCycle } from '#core/state_machine/state_machine'

export const RETURN_STATES = [
  'new_request',
  'processing',
  'awaiting_return',
  'returned',
  'refunded',
  'new_parcel_sent',
  'refused',
  'solved',
  'customer-closed',
] as const

export type ReturnState = (typeof RETURN_STATES)[number]

/** Who makes a move. */
export type ReturnActor = 'customer' | 'staff' | 'system'

/** What decides whether a move is possible, apart from the state. */
export interface ReturnFacts {
  /** Pieces that nothing was done for yet: of those received, or of all where nothing had to come back. */
  unsettled: number
  /** Pieces of the request that can still be called off, because they are not invoiced. */
  cancellable: number
  /** No other return has taken the pieces meanwhile. */
  areFree: boolean
  /** The customer may ask again: the shop allows it, and the return period is not over. */
  mayReopen: boolean
  /** It belongs to a withdrawal, which pays the goods back and which nobody may simply refuse. */
  isWithdrawal: boolean
}

const isOwn = ({ isWithdrawal }: ReturnFacts) => !isWithdrawal
const hasUnsettled = (facts: ReturnFacts) => facts.unsettled > 0 && isOwn(facts)

/** The life of a return: each move with who makes it, and under which condition. */
export const returnStates = defineLifeCycle({
  name: 'rma.return',
  initial: 'new_request',
  states: RETURN_STATES,
  transitions: {
    /** Staff take it in charge. */
    take: { from: ['new_request'], to: 'processing', by: ['staff'] },
    /** The goods must come back: the customer gets the address and the label. */
    approve: { from: ['new_request', 'processing'], to: 'awaiting_return', by: ['staff'] },
    receive: { from: ['awaiting_return'], to: 'returned', by: ['staff'] },
    refund: { from: ['processing', 'returned'], to: 'refunded', by: ['staff'], when: hasUnsettled },
    replace: { from: ['processing', 'returned'], to: 'new_parcel_sent', by: ['staff'], when: hasUnsettled },
    cancel: {
      from: ['processing'],
      to: 'solved',
      by: ['staff'],
      when: ({ cancellable }: ReturnFacts) => cancellable > 0,
    },
    /** Nothing else is to be done. The system does it some time after the last message. */
    solve: [
      { from: ['processing'], to: 'solved', by: ['staff'] },
      { from: ['refunded', 'new_parcel_sent'], to: 'solved', by: ['staff', 'system'] },
    ],
    refuse: [
      { from: ['new_request', 'processing', 'returned'], to: 'refused', by: ['staff'], when: isOwn },
      { from: ['awaiting_return'], to: 'refused', by: ['staff', 'system'], when: isOwn },
    ],
    /** Not once the goods are here. */
    close: { from: ['new_request', 'processing', 'awaiting_return'], to: 'customer-closed', by: ['customer'] },
    reopen: [
      {
        from: ['refused', 'customer-closed'],
        to: 'new_request',
        by: ['customer', 'staff'],
        when: ({ areFree, mayReopen }: ReturnFacts, by: ReturnActor) => areFree && (by === 'staff' || mayReopen),
      },
      { from: ['solved'], to: 'processing', by: ['staff'] },
    ],
  },
})

export type ReturnMove = Parameters<typeof returnStates.transition>[1]

/** Moves that must say why. */
export const NEEDS_TEXT: readonly ReturnMove[] = ['refuse']

/** Requests in these states take no pieces of an order. */
export const WITHDRAWN_STATES: readonly ReturnState[] = ['refused', 'customer-closed']
