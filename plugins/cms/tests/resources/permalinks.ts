import type { ResourceSamples } from '#core/testing/resource_samples'

/** Addresses of the site. */
export default {
  create: (turn) => ({ locale: 'fr_FR', path: `/avant-${turn}`, redirect: `/apres-${turn}` }),
} satisfies ResourceSamples
