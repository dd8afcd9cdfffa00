import type { ResourceSamples } from '#core/testing/resource_samples'

/** Postcodes, countries and days that go together. */
export default {
  create: (turn) => ({
    name: `Essai ${turn}`,
    basisPoints: 550,
    countries: ['FR', 'MC'],
    postcodeFrom: '20000',
    postcodeTo: '20999',
    startsOn: '2026-12-01',
    endsOn: '2026-12-31',
    vatCategory: 'E',
  }),
  change: (turn) => ({ name: `Essai ${turn}`, basisPoints: 0, countries: ['BE'], keepsNet: true, priority: turn }),
} satisfies ResourceSamples
