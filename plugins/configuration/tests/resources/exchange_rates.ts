import { freshConfiguration } from '#plugins/configuration/testing'
import type { ResourceSamples } from '#core/testing/resource_samples'

/** Two currencies of the shop. */
export default {
  prepare: freshConfiguration,
  create: () => ({ base: 'EUR', target: 'USD', rate: '1.05' }),
  change: (turn) => ({ rate: `1.0${turn}1` }),
} satisfies ResourceSamples
