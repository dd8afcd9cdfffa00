import type { ResourceSamples } from '#core/testing/resource_samples'

const priority = (turn: number) => ({
  name: { fr_FR: `Essai ${turn}`, en_GB: `Trial ${turn}` },
  answerMinutes: 60 * turn,
  solutionMinutes: 120 * turn,
})

/** Which one is the default has a spec of its own. */
export default { create: priority, change: priority } satisfies ResourceSamples
