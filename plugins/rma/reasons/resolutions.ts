import { label } from '#plugins/rma/label'

/** What a customer wants for goods that come back. */
export const RESOLUTIONS = {
  refund: label('Remboursement', 'Refund'),
  exchange: label('Échange', 'Exchange'),
  cancel: label('Annulation', 'Cancellation'),
}

export type Resolution = keyof typeof RESOLUTIONS

export const RESOLUTION_NAMES = Object.keys(RESOLUTIONS) as Resolution[]
