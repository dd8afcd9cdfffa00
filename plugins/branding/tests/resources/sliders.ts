import type { ResourceSamples } from '#core/testing/resource_samples'

const named = (turn: number) => ({ name: `Diaporama ${turn}`, place: 'home', isActive: turn % 2 === 0 })

/** Languages and channels are those of the shop. */
export default {
  create: (turn) => ({ ...named(turn), locale: 'fr_FR', seconds: 6 }),
  change: (turn) => ({ ...named(turn), place: 'pages', locale: 'en_GB', seconds: null }),
} satisfies ResourceSamples
