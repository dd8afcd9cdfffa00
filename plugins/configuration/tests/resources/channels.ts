import { freshConfiguration } from '#plugins/configuration/testing'
import type { ResourceSamples } from '#core/testing/resource_samples'

/** Languages and currencies that the shop has. Its maintenance and hosts have specs of their own. */
export default {
  prepare: freshConfiguration,
  create: (turn) => ({
    code: `caves-${turn}`,
    name: { fr_FR: `Caves ${turn}`, en_GB: null },
    hosts: [`caves-${turn}.example`],
    locales: ['fr_FR'],
    defaultLocale: 'fr_FR',
    currencies: ['EUR'],
    baseCurrency: 'EUR',
    timezone: 'Europe/London',
  }),
  change: (turn) => ({ timezone: turn % 2 === 0 ? 'UTC' : 'Europe/Brussels' }),
} satisfies ResourceSamples
