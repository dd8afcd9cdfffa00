import { groupSamples } from '#plugins/users/testing'
import type { ResourceSamples } from '#core/testing/resource_samples'

export default groupSamples() satisfies ResourceSamples
