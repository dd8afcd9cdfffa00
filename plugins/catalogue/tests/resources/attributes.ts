import type { ResourceSamples } from '#core/testing/resource_samples'

/** Values that go together: a type with its validation and what it can be used for. */
export default {
  create: (turn) => ({
    code: `essai_${turn}`,
    label: { fr_FR: `Essai ${turn}`, en_GB: `Trial ${turn}` },
    type: 'text',
    validation: 'regex',
    regex: '[A-Z]+',
    isFilterable: true,
    isUnique: true,
    position: turn,
  }),
  change: (turn) => ({
    label: { fr_FR: `Autre ${turn}`, en_GB: `Other ${turn}` },
    validation: 'email',
    regex: null,
    isSearchable: true,
    isVisibleInList: true,
    position: turn,
  }),
} satisfies ResourceSamples
