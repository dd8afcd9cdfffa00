import type { ResourceSamples } from '#core/testing/resource_samples'

const label = { fr_FR: 'Remise', en_GB: 'Discount' }

/** A discount that gives something, with a code of its own. */
export default {
  create: (turn) => ({
    name: `Essai ${turn}`,
    label,
    isActive: true,
    kind: 'percent',
    amount: 500 + turn,
    needsCode: true,
    code: `ESSAI-${turn}`,
    usageLimit: 10,
    conditions: { match: 'all', list: [{ subject: 'country', operator: 'among', attribute: '', values: ['FR'] }] },
  }),
  change: (turn) => ({ name: `Autre ${turn}`, amount: 900, kind: 'cart_fixed', code: `AUTRE-${turn}` }),
} satisfies ResourceSamples
