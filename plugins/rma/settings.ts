import { boolean } from '#core/fields/kinds/boolean'
import { email } from '#core/fields/kinds/email'
import { integer } from '#core/fields/kinds/integer'
import { label } from '#plugins/rma/label'
import { longText } from '#core/fields/kinds/long_text'
import { setting } from '#core/settings/setting'
import { withdrawalSettings } from '#plugins/rma/withdrawals/settings'

const returns = { section: 'sales', group: label('Retours', 'Returns'), permission: 'configuration.sales.update' }

/** What staff may change of returns while the shop runs. */
export const settings = {
  ...withdrawalSettings,
  'rma.returns.days': setting(
    integer({
      label: label('Délai de retour (jours)', 'Return period (days)'),
      help: label(
        'Compté de la livraison, pour les produits sans règle de retour. 0\u202f: aucun retour.',
        'Counted from delivery, for products without a return rule. 0: no returns.'
      ),
      default: 14,
      min: 0,
      max: 3650,
    }),
    { ...returns, scope: ['channel'] }
  ),
  'rma.returns.address': setting(
    longText({
      label: label('Adresse de retour', 'Return address'),
      help: label(
        'Sur l’étiquette et dans le courriel d’accord. Vide\u202f: l’adresse de l’expéditeur, sinon celle du siège.',
        'On the label and in the mail of approval. Empty: the address of the sender, or else of the company.'
      ),
      length: 500,
      default: '',
    }),
    { ...returns, scope: ['channel'] }
  ),
  'rma.returns.policy': setting(
    longText({
      label: label('Conditions de retour', 'Return conditions'),
      help: label(
        'Au-dessus du formulaire de retour\u202f; le client les accepte.',
        'Above the return form; customers agree to them.'
      ),
      default: '',
    }),
    { ...returns, scope: ['channel', 'locale'] }
  ),
  'rma.returns.wait_days': setting(
    integer({
      label: label('Attendre le colis (jours)', 'Wait for the parcel (days)'),
      help: label(
        'Un retour accordé dont le colis n’arrive pas est refusé après ce délai.',
        'An approved return whose parcel does not arrive is refused after this time.'
      ),
      default: 30,
      min: 1,
      max: 365,
    }),
    returns
  ),
  'rma.returns.reopen_refused': setting(
    boolean({
      label: label('Nouvelle demande après un refus', 'New request after a refusal'),
      help: label(
        'Le client peut rouvrir un retour refusé, dans le délai de retour.',
        'Customers may reopen a refused return, within the return period.'
      ),
      default: true,
    }),
    { ...returns, scope: ['channel'] }
  ),
  'rma.returns.reopen_closed': setting(
    boolean({
      label: label('Nouvelle demande après un abandon', 'New request after giving up'),
      help: label(
        'Le client peut rouvrir un retour qu’il a fermé, dans le délai de retour.',
        'Customers may reopen a return that they closed, within the return period.'
      ),
      default: true,
    }),
    { ...returns, scope: ['channel'] }
  ),
  'rma.returns.staff_email': setting(
    email({
      label: label('Prévenir de chaque retour', 'Tell of every return'),
      help: label(
        'Adresse qui reçoit les demandes et les messages des clients. Vide\u202f: l’adresse de contact.',
        'Address that receives requests and messages of customers. Empty: the contact address.'
      ),
      default: '',
    }),
    { ...returns, scope: ['channel'] }
  ),
}
