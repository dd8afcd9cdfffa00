import type { ResourceSamples } from '#core/testing/resource_samples'

const titled = (turn: number) => ({ title: { fr_FR: `Menu ${turn}`, en_GB: `Menu ${turn}` }, place: 'footer' })

/** Languages and channels are those of the shop. */
export default {
  create: (turn) => ({ ...titled(turn), locale: 'fr_FR', position: turn }),
  change: (turn) => ({ ...titled(turn), place: 'header', locale: 'en_GB', position: turn }),
} satisfies ResourceSamples
