import type { ResourceSamples } from '#core/testing/resource_samples'

/** An address that staff took out. Lifting it also settles its bounces. */
export default {
  create: (turn) => ({ email: `ecartee-${turn}@exemple.fr`, detail: `Demande ${turn}` }),
  beyond: 1,
} satisfies ResourceSamples
