import type { ResourceSamples } from '#core/testing/resource_samples'

/** Another slug claims an address in each language. */
export default { beyond: 4 } satisfies ResourceSamples
