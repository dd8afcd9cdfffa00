import { seedCatalogue } from '#plugins/catalogue/testing'
import type { ResourceSamples } from '#core/testing/resource_samples'

const groups = [
  { code: 'main', name: { fr_FR: 'Principal', en_GB: 'Main' }, column: 2, attributes: ['sku', 'price'] },
  { code: 'more', name: { fr_FR: 'Suite', en_GB: null }, column: 1, attributes: [] },
]

/** Attributes that stand in groups exist. */
export default {
  prepare: seedCatalogue,
  create: (turn) => ({ code: `essai_${turn}`, name: { fr_FR: `Essai ${turn}`, en_GB: `Trial ${turn}` }, groups }),
  change: (turn) => ({ name: { fr_FR: `Autre ${turn}`, en_GB: `Other ${turn}` } }),
} satisfies ResourceSamples
