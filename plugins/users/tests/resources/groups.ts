import type { ResourceSamples } from '#core/testing/resource_samples'

/** A code is made from the name. Which group takes new customers has specs of its own. */
export default {
  create: (turn) => ({ name: `Essai ${turn}`, code: `essai-${turn}`, showsNetPrices: true }),
  // The event of the change.
  beyond: 1,
  change: (turn) => ({ name: `Autre ${turn}`, showsNetPrices: false }),
} satisfies ResourceSamples
