import { aFigure, aLink, aText, inWords, needed, someLines } from '#core/mail/mail_variable'
import { aboutTicket } from '#plugins/tickets/mail/about_tickets'
import type { Preview } from '#plugins/tickets/mail/tell_by_mail'
import type { Label } from '#core/i18n/label'
import type { MailPart, MailTemplate } from '#core/mail/mail_template'

const subject = aText(inWords('Objet', 'Subject'), inWords('Livraison', 'Delivery'))
const address = aLink(inWords('Page du ticket', 'Page of the ticket'), '/account/tickets')

const variables: MailTemplate['variables'] = {
  id: aFigure(inWords('Numéro du ticket', 'Number of the ticket'), 42),
  subject,
  actor: aText(inWords('Qui a écrit', 'Who wrote'), 'Claire Martin'),
  notes: someLines(inWords('Message', 'Message'), inWords('Le colis est parti hier.', 'The parcel left yesterday.')),
  changes: someLines(
    inWords('Changements', 'Changes'),
    inWords('Statut : Nouveau → En cours', 'Status: New → In progress')
  ),
  files: someLines(inWords('Pièces jointes', 'Attachments'), 'photo.jpg'),
  // Answers are cut here.
  reply_line: needed(
    someLines(inWords('Ligne au-dessus de laquelle on répond', 'Line above which one answers'), '##- –')
  ),
  follow: someLines(
    inWords('Phrase qui mène au ticket', 'Sentence that leads to the ticket'),
    inWords('Suivez votre demande dans votre compte.', 'Follow your request in your account.')
  ),
  address,
}

/** A mail about a ticket. */
const about = (name: Preview, label: Label, when: Label, end: MailPart): MailTemplate => ({
  label,
  when,
  variables,
  about: aboutTicket(name),
  subject: `tickets.mails.${name}.subject`,
  parts: [
    { lines: 'reply_line' },
    { text: `tickets.mails.${name}.text` },
    { lines: 'notes' },
    { lines: 'changes' },
    { lines: 'files' },
    end,
  ],
})

const toTicket = { link: 'tickets.mails.open', to: 'address' }

export const staffCreated = about(
  'staff_created',
  inWords('Nouveau ticket', 'New ticket'),
  inWords('À l’équipe, quand un ticket est ouvert.', 'To staff, when a ticket is opened.'),
  toTicket
)

export const staffChanged = about(
  'staff_changed',
  inWords('Ticket modifié', 'Ticket changed'),
  inWords('À l’équipe, quand un ticket change ou reçoit une note.', 'To staff, when a ticket changes or gets a note.'),
  toTicket
)

export const customerCreated = about(
  'customer_created',
  inWords('Demande reçue', 'Request received'),
  inWords('Au client dont la demande devient un ticket.', 'To a customer whose request becomes a ticket.'),
  { lines: 'follow' }
)

export const customerChanged = about(
  'customer_changed',
  inWords('Nouveau sur une demande', 'News about a request'),
  inWords(
    'Au client, quand l’équipe répond ou avance sa demande.',
    'To a customer, when staff answer or move the request on.'
  ),
  { lines: 'follow' }
)

/** A mail from which nothing became. */
const refused = (reason: string, label: Label, when: Label): MailTemplate => ({
  label,
  when,
  variables: {
    subject,
    size: aFigure(inWords('Taille permise, en Mo', 'Size that is allowed, in MB'), 25),
    address: aLink(inWords('Page de contact', 'Contact page'), '/contact'),
  },
  subject: `tickets.mails.${reason}.subject`,
  parts: [{ text: `tickets.mails.${reason}.text` }, { link: `tickets.mails.${reason}.link`, to: 'address' }],
})

export const tooLarge = refused(
  'too_large',
  inWords('Email trop volumineux', 'Email too large'),
  inWords(
    'À qui écrit un email plus lourd que ce que la boutique reçoit.',
    'To whoever writes an email that is heavier than the shop takes.'
  )
)

export const unknownSender = refused(
  'unknown_sender',
  inWords('Expéditeur inconnu', 'Unknown sender'),
  inWords(
    'À qui écrit d’une adresse que la boutique ne connaît pas.',
    'To whoever writes from an address that the shop does not know.'
  )
)
