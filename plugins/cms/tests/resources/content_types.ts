import type { ResourceSamples } from '#core/testing/resource_samples'

const texts = (turn: number) => ({
  label: { fr_FR: `Essais ${turn}`, en_GB: `Trials ${turn}` },
  singularLabel: { fr_FR: `Essai ${turn}`, en_GB: `Trial ${turn}` },
  pattern: { fr_FR: `/essai-${turn}/{slug}`, en_GB: `/trial-${turn}/{slug}` },
})

/** Codes are short, and say which permissions a type has. */
export default {
  create: (turn) => ({ code: `essai_${turn}`, ...texts(turn) }),
  change: texts,
} satisfies ResourceSamples
