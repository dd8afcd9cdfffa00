import { aLink, aText, inWords, needed, PERSON, someLines } from '#core/mail/mail_variable'
import type { Label } from '#core/i18n/label'
import type { MailPart, MailTemplate } from '#core/mail/mail_template'

interface Told {
  label: Label
  when: Label
  variables: MailTemplate['variables']
}

const mail = (name: string, told: Told, ...parts: MailPart[]): MailTemplate => ({
  label: told.label,
  when: told.when,
  variables: told.variables,
  subject: `rma.mails.${name}.subject`,
  parts,
})
const text = (key: string): MailPart => ({ text: `rma.mails.${key}` })
const lines = (...names: string[]): MailPart[] => names.map((name) => ({ lines: name }))

const HELLO = text('hello')

const order = aText(inWords('Numéro de la commande', 'Number of the order'), 'CMD-2026-000042')
const address = aLink(inWords('Page de la rétractation', 'Page of the withdrawal'), '/withdrawal')

const variables: MailTemplate['variables'] = {
  name: PERSON,
  number: aText(inWords('Numéro de la rétractation', 'Number of the withdrawal'), 'REN-2026-000003'),
  order,
  // What was declared, with date and time: the law asks for it on a durable medium.
  statement: needed(
    someLines(
      inWords('Déclaration, avec sa date et son heure', 'Statement, with its date and time'),
      inWords('Je me rétracte de la commande CMD-2026-000042.', 'I withdraw from the order CMD-2026-000042.')
    )
  ),
  return_by: aText(
    inWords('Date limite de renvoi', 'Day to send the goods back by'),
    inWords('12 juin 2026', '12 June 2026')
  ),
  address,
}

export const received = mail(
  'withdrawal_received',
  {
    label: inWords('Rétractation enregistrée', 'Withdrawal recorded'),
    when: inWords(
      'Au client qui se rétracte d’une commande\u202f: l’accusé de réception que la loi demande.',
      'To a customer who withdraws from an order: the acknowledgement that the law asks for.'
    ),
    variables,
  },
  HELLO,
  text('withdrawal_received.text'),
  ...lines('statement'),
  text('withdrawal_received.next'),
  { link: 'rma.mails.withdrawal_received.link', to: 'address' }
)

export const receivedStaff = mail(
  'withdrawal_received_staff',
  {
    label: inWords('Nouvelle rétractation', 'New withdrawal'),
    when: inWords(
      'À l’équipe, quand un client se rétracte d’une commande.',
      'To staff, when a customer withdraws from an order.'
    ),
    variables,
  },
  text('withdrawal_received_staff.text'),
  ...lines('statement'),
  { link: 'rma.mails.withdrawal_received_staff.link', to: 'address' }
)

export const declined = mail(
  'withdrawal_declined',
  {
    label: inWords('Rétractation refusée', 'Withdrawal declined'),
    when: inWords(
      'Au client dont la rétractation ne peut pas être acceptée.',
      'To a customer whose withdrawal cannot be accepted.'
    ),
    variables: Object.assign({}, variables, {
      ground: needed(
        aText(inWords('Motif du refus', 'Ground of the refusal'), inWords('Le délai est passé.', 'The period is over.'))
      ),
      answer: someLines(
        inWords('Réponse de l’équipe', 'Answer of staff'),
        inWords('Le délai de 14 jours était passé.', 'The 14 days were over.')
      ),
    }),
  },
  HELLO,
  text('withdrawal_declined.text'),
  ...lines('ground', 'answer', 'statement')
)

export const link = mail(
  'withdrawal_link',
  {
    label: inWords('Lien pour se rétracter', 'Link to withdraw'),
    when: inWords(
      'À qui demande le lien avec le numéro de sa commande.',
      'To whoever asks for the link with the number of their order.'
    ),
    variables: { order, address: needed(address) },
  },
  text('withdrawal_link.text'),
  { link: 'rma.withdrawals.function', to: 'address' }
)
