import { enterSampleMedia, sampleMedium } from '#core/testing/sample_media'
import type { ResourceSamples } from '#core/testing/resource_samples'

/** Forms add files to the library. */
export default {
  prepare: enterSampleMedia,
  // Where the file is shown is asked, for those who keep its address; brands are locked and looked through.
  beyond: 3,
  make: (turn) => Promise.resolve(sampleMedium('image', turn)),
} satisfies ResourceSamples
