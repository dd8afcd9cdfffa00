import type { ResourceSamples } from '#core/testing/resource_samples'

/** Places and bounds that go together, in the channel that a fresh shop has. */
export default {
  create: (turn) => ({
    label: `Colissimo ${turn}`,
    price: 890,
    country: 'FR',
    postcodeFrom: '20000',
    postcodeTo: '20999',
    weightFrom: 0,
    weightTo: 5000,
    channel: 'default',
    isActive: true,
  }),
  change: (turn) => ({ label: `Chronopost ${turn}`, price: 0, weightFrom: 1000, quantityTo: 6, isActive: false }),
} satisfies ResourceSamples
