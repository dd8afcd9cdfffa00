import { defineLifeCycle } from '#core/state_machine/state_machine'

/** The life of a quote: asked for, priced, taken up as an order, or given up. */
export const quoteStates = defineLifeCycle({
  name: 'sales.quote',
  initial: 'requested',
  states: ['requested', 'sent', 'accepted', 'refused', 'canceled', 'expired'],
  transitions: {
    send: { from: ['requested', 'sent'], to: 'sent' },
    refuse: { from: ['requested'], to: 'refused' },
    accept: { from: ['sent'], to: 'accepted' },
    cancel: { from: ['requested', 'sent'], to: 'canceled' },
    expire: { from: ['sent'], to: 'expired' },
  },
})

export type QuoteState = (typeof quoteStates.states)[number]
