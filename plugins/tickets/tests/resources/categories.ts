import type { ResourceSamples } from '#core/testing/resource_samples'

const category = (turn: number) => ({ name: { fr_FR: `Essai ${turn}`, en_GB: `Trial ${turn}` } })

/** Who gets their tickets has specs of its own. */
export default { create: category, change: category } satisfies ResourceSamples
