import type { Label } from '#core/i18n/label'

/** Why an address is written to no more. */
export type SuppressionReason = 'hard_bounce' | 'soft_bounce' | 'complaint' | 'staff'

export const REASONS: Record<SuppressionReason, Label> = {
  hard_bounce: { fr_FR: 'N’existe pas', en_GB: 'Does not exist' },
  soft_bounce: { fr_FR: 'Ne prend plus les emails', en_GB: 'Takes no mails any more' },
  complaint: { fr_FR: 'Signalement comme indésirable', en_GB: 'Reported as unwanted' },
  staff: { fr_FR: 'Choix de l’équipe', en_GB: 'Choice of staff' },
}
