import { defineLifeCycle } from '#core/state_machine/state_machine'

/**
 * The life of an order. Nobody sets a state by hand: each is worked out from what was invoiced, shipped, refunded and
 * cancelled (`stateOf`), and these are the ways on which it may follow.
 */
export const orderStates = defineLifeCycle({
  name: 'sales.order',
  initial: 'pending',
  states: ['pending', 'pending_payment', 'processing', 'completed', 'canceled', 'closed', 'quote'],
  transitions: {
    defer_payment: { from: ['pending_payment'], to: 'pending' },
    await_payment: { from: ['pending', 'processing', 'completed'], to: 'pending_payment' },
    process: { from: ['pending', 'pending_payment', 'completed'], to: 'processing' },
    complete: { from: ['pending', 'pending_payment', 'processing'], to: 'completed' },
    cancel: { from: ['pending', 'pending_payment', 'processing', 'quote'], to: 'canceled' },
    close: { from: ['pending_payment', 'processing', 'completed'], to: 'closed' },
    accept: { from: ['quote'], to: 'pending' },
  },
})

export type OrderState = (typeof orderStates.states)[number]

/** What leads to a state. */
const TOWARDS = {
  pending: 'accept',
  pending_payment: 'await_payment',
  processing: 'process',
  completed: 'complete',
  canceled: 'cancel',
  closed: 'close',
} as const

/** Follows what was worked out. @throws IllegalTransition when no way leads there */
export function moveTo(from: OrderState, to: Exclude<OrderState, 'quote'>): OrderState {
  return from === to ? from : orderStates.transition(from, TOWARDS[to])
}
