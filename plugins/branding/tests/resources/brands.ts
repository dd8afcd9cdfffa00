import type { ResourceSamples } from '#core/testing/resource_samples'

/** A brand that no channel has chosen yet. */
export default {
  create: (turn) => ({ name: `Marque ${turn}`, channels: [] }),
  change: () => ({ channels: ['default'] }),
} satisfies ResourceSamples
