import type { ResourceSamples } from '#core/testing/resource_samples'

const label = { fr_FR: 'Remise', en_GB: 'Discount' }

/** A discount that gives something, with a code of its own. */
export default {
  create: (turn) => ({
    name: `Essai ${turn}`,
    label,
    isActive: true,
    kind: 'marketing.percent',
    settings: { percent: 500 + turn, mostPieces: null, shipping: 'unchanged' },
    needsCode: true,
    code: `ESSAI-${turn}`,
    usageLimit: 10,
    conditions: {
      match: 'all',
      list: [{ kind: 'marketing.country', values: { operator: 'among', countries: ['FR'] } }],
    },
  }),
  change: (turn) => ({
    name: `Autre ${turn}`,
    kind: 'marketing.cart_fixed',
    settings: { amount: 900, shipping: 'free' },
    code: `AUTRE-${turn}`,
  }),
} satisfies ResourceSamples
