import type { ResourceSamples } from '#core/testing/resource_samples'

/** Addresses of a shop. */
export default {
  create: (turn) => ({ locale: 'fr_FR', path: `/ancien-${turn}`, redirect: `/nouveau-${turn}` }),
} satisfies ResourceSamples
