import type { ResourceSamples } from '#core/testing/resource_samples'

/** Somebody who agreed elsewhere, with the proof. */
export default {
  create: (turn) => ({
    email: `abonne-${turn}@exemple.fr`,
    state: 'confirmed',
    consentedAt: '2026-03-14T10:00:00.000Z',
    proof: 'Bulletin signé au salon de mars',
  }),
  change: () => ({ locale: 'en_GB' }),
} satisfies ResourceSamples
