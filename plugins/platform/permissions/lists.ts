import type { Label } from '#core/plugin/contract'

/** Lists bear the permissions of what they show; this is what is said of all of them. */
export const listPermissions = {
  'platform.views.update': {
    fr_FR: 'Modifier et supprimer les vues partagées par d’autres',
    en_GB: 'Change and delete views that others share',
  },
} satisfies Record<string, Label>
