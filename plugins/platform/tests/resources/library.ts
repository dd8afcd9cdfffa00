import { enterSampleMedia, sampleMedium } from '#core/testing/sample_media'
import type { ResourceSamples } from '#core/testing/resource_samples'

/** Forms add files to the library. */
export default {
  prepare: enterSampleMedia,
  make: (turn) => Promise.resolve(sampleMedium('image', turn)),
} satisfies ResourceSamples
