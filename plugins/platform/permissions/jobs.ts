import type { Label } from '#core/i18n/label'

/** Permissions of background jobs. */
export const jobPermissions = {
  'platform.jobs.list': { fr_FR: 'Voir les travaux', en_GB: 'See jobs' },
  'platform.jobs.update': { fr_FR: 'Arrêter et relancer les travaux', en_GB: 'Stop and retry jobs' },
  'platform.menu.jobs': { fr_FR: 'Menu : travaux', en_GB: 'Menu: jobs' },
} satisfies Record<string, Label>
