import type { ResourceSamples } from '#core/testing/resource_samples'

const field = (turn: number) => ({ label: { fr_FR: `Champ ${turn}`, en_GB: `Field ${turn}` }, length: 50 })

/** Of one kind: some kinds need more. */
export default {
  create: (turn) => ({ ...field(turn), kind: 'text' }),
  change: (turn) => ({ ...field(turn), isRequired: turn % 2 === 0 }),
} satisfies ResourceSamples
