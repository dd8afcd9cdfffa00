import type { Label } from '#core/plugin/contract'

/** Lists bear the permissions of what they show; this is what is said of all of them. */
export const listPermissions = {
  'platform.views.update': {
    fr_FR: 'Modifier et supprimer les vues partagées par d’autres, choisir celle qui ouvre une liste pour tous',
    en_GB: 'Change and delete views that others share, choose the one that opens a list for everybody',
  },
} satisfies Record<string, Label>
