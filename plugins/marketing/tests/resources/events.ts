import type { ResourceSamples } from '#core/testing/resource_samples'

/** A day that comes every year. */
export default {
  create: (turn) => ({ name: `Fête ${turn}`, kind: 'date', day: '2027-05-30', isYearly: true, time: '09:00' }),
  change: (turn) => ({ name: `Autre ${turn}`, day: '2027-06-20' }),
} satisfies ResourceSamples
