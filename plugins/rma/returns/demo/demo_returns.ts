import type { Resolution } from '#plugins/rma/reasons/resolutions'

type Side = 'customer' | 'staff'

/** Something that happens to a return: so many hours after the one before. */
export type DemoStep = { hours: number; by: Side } & (
  | { does: 'message' | 'take' | 'approve' | 'receive' | 'refund' | 'refuse'; text: string }
  | { does: 'parcel'; carrier: string; trackingNumber: string }
)

/** A return of the demo shop. */
export interface DemoReturn {
  /** It is of the customer whom everybody may sign in as. */
  isForVisitors?: boolean
  daysAgo: number
  resolution: Resolution
  /** French name of the reason. */
  reason: string
  quantity: number
  packageCondition: 'open' | 'packed'
  information: string
  /** Names of drawings. */
  pictures?: readonly string[]
  steps: readonly DemoStep[]
}

export const RETURNS: readonly DemoReturn[] = [
  {
    daysAgo: 6,
    resolution: 'refund',
    reason: 'Ce n’est pas le bon article',
    quantity: 2,
    packageCondition: 'packed',
    information: 'J’avais commandé un autre millésime. Les bouteilles n’ont pas été ouvertes.',
    steps: [
      { hours: 3, by: 'staff', does: 'approve', text: 'Toutes nos excuses. Renvoyez-les, le retour est à nos frais.' },
      { hours: 20, by: 'customer', does: 'parcel', carrier: 'Colissimo', trackingNumber: '6A01234567890' },
      { hours: 70, by: 'staff', does: 'receive', text: 'Le colis est bien arrivé, en bon état.' },
      { hours: 2, by: 'staff', does: 'refund', text: 'Votre remboursement est en route.' },
    ],
  },
  {
    daysAgo: 5,
    resolution: 'refund',
    reason: 'Autre',
    quantity: 1,
    packageCondition: 'open',
    information: 'Finalement ce vin ne me plaît pas, il n’en reste qu’un verre.',
    steps: [
      { hours: 5, by: 'staff', does: 'take', text: '' },
      {
        hours: 1,
        by: 'staff',
        does: 'refuse',
        text: 'Nous ne pouvons pas reprendre une bouteille entamée qui n’a pas de défaut. Notre caviste vous conseillera volontiers.',
      },
    ],
  },
  {
    isForVisitors: true,
    daysAgo: 3,
    resolution: 'exchange',
    reason: 'Article cassé',
    quantity: 2,
    packageCondition: 'open',
    information: 'Le carton est arrivé mouillé\u202f: une bouteille est cassée et l’étiquette de l’autre est tachée.',
    pictures: ['broken_bottle', 'wet_carton'],
    steps: [
      { hours: 2, by: 'staff', does: 'take', text: '' },
      {
        hours: 1,
        by: 'staff',
        does: 'message',
        text: 'Bonjour, merci pour les photos. Le transporteur a-t-il noté une réserve à la livraison\u202f?',
      },
      { hours: 5, by: 'customer', does: 'message', text: 'Oui, le livreur l’a écrit sur son appareil.' },
      {
        hours: 14,
        by: 'staff',
        does: 'approve',
        text: 'Parfait. Renvoyez la bouteille tachée et, bien emballés, les restes de l’autre.',
      },
    ],
  },
  {
    daysAgo: 2,
    resolution: 'refund',
    reason: 'Article défectueux',
    quantity: 1,
    packageCondition: 'open',
    information: 'Hello, one bottle is corked. I kept the wine and the cork, should you need them.',
    steps: [
      { hours: 4, by: 'staff', does: 'take', text: '' },
      { hours: 1, by: 'staff', does: 'message', text: 'Hello, we are sorry. Could you tell us the lot on the cork?' },
      { hours: 9, by: 'customer', does: 'message', text: 'It says L2210B. Thank you for the quick answer!' },
    ],
  },
  {
    daysAgo: 0.2,
    resolution: 'exchange',
    reason: 'Ce n’est pas le bon article',
    quantity: 1,
    packageCondition: 'packed',
    information: 'J’ai reçu un vin blanc au lieu du rouge.',
    steps: [],
  },
]
