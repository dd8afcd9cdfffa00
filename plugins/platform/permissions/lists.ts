import type { Label } from '#core/i18n/label'

/** Permissions common to all lists. Each list also has that of the records that it shows. */
export const listPermissions = {
  'platform.views.update': {
    fr_FR: 'Modifier et supprimer les vues partagées par d’autres, choisir celle qui ouvre une liste pour tous',
    en_GB: 'Change and delete views that others share, choose the one that opens a list for everybody',
  },
} satisfies Record<string, Label>
