import { label } from '#plugins/rma/label'
import type { Label } from '#core/i18n/label'
import type { Resolution } from '#plugins/rma/reasons/resolutions'

interface SeededReason {
  title: Label
  resolutions: Resolution[]
  isStaffOnly?: boolean
}

/** Why goods come back. Staff change them as their trade needs. */
export const SEEDED_REASONS: readonly SeededReason[] = [
  { title: label('Article cassé', 'Broken'), resolutions: ['refund', 'exchange'] },
  { title: label('Article défectueux', 'Faulty'), resolutions: ['refund', 'exchange'] },
  {
    title: label('Ce n’est pas le bon article', 'Not what I ordered'),
    resolutions: ['refund', 'exchange'],
  },
  { title: label('Article manquant', 'Missing'), resolutions: ['refund', 'exchange'] },
  { title: label('Colis en retard ou perdu', 'Late or lost parcel'), resolutions: ['refund', 'exchange', 'cancel'] },
  {
    title: label('Rétractation (14 jours)', 'Withdrawal (14 days)'),
    resolutions: ['refund', 'cancel'],
    isStaffOnly: true,
  },
  { title: label('Autre', 'Other'), resolutions: ['refund', 'exchange', 'cancel'] },
]
