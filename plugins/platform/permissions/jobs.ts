import type { Label } from '#core/plugin/contract'

/** What staff may be allowed to do with the work that runs behind the shop. */
export const jobPermissions = {
  'platform.jobs.list': { fr_FR: 'Voir les travaux', en_GB: 'See jobs' },
  'platform.jobs.update': { fr_FR: 'Arrêter et relancer les travaux', en_GB: 'Stop and retry jobs' },
  'platform.menu.jobs': { fr_FR: 'Menu : travaux', en_GB: 'Menu: jobs' },
} satisfies Record<string, Label>
