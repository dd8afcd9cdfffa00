import { label } from '#plugins/rma/label'

/** Staff see withdrawals. */
export const withdrawalReading = {
  'rma.withdrawals.list': label('Voir la liste des rétractations', 'See the list of withdrawals'),
  'rma.withdrawals.view': label('Ouvrir une rétractation', 'Open a withdrawal'),
  'rma.menu.withdrawals': label('Menu\u202f: rétractations', 'Menu: withdrawals'),
}

export const withdrawalHandling = {
  'rma.withdrawals.resend_confirmation': label(
    'Renvoyer l’accusé de réception d’une rétractation',
    'Send the acknowledgement of a withdrawal again'
  ),
}

/** They give money away, or refuse a right. */
export const withdrawalDeciding = {
  'rma.withdrawals.decline': label('Écarter une rétractation', 'Decline a withdrawal'),
  'rma.withdrawals.mark_refunded': label('Rembourser une rétractation', 'Refund a withdrawal'),
}
