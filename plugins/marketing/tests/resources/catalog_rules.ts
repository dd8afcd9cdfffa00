import type { ResourceSamples } from '#core/testing/resource_samples'

/** A price rule that asks for products. */
export default {
  create: (turn) => ({
    name: `Essai ${turn}`,
    isActive: false,
    kind: 'by_percent',
    percent: 500 + turn,
    amount: null,
    conditions: { match: 'all', list: [{ kind: 'marketing.sku', values: { operator: 'among', skus: [`S-${turn}`] } }] },
  }),
  change: (turn) => ({ name: `Autre ${turn}`, kind: 'to_fixed', percent: null, amount: 900 + turn }),
} satisfies ResourceSamples
