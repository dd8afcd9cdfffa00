import { aLink, aText, inWords, needed, PERSON, someLines } from '#core/mail/mail_variable'
import { aboutReturn } from '#plugins/rma/returns/mails/about_returns'
import type { Label } from '#core/i18n/label'
import type { MailPart, MailTemplate } from '#core/mail/mail_template'

/** What all mails about a return are sent with. */
const variables: MailTemplate['variables'] = {
  name: PERSON,
  number: aText(inWords('Numéro du retour', 'Number of the return'), 'RET-2026-000007'),
  order: aText(inWords('Numéro de la commande', 'Number of the order'), 'CMD-2026-000042'),
  text: someLines(
    inWords('Message écrit', 'Message that was written'),
    inWords('Un article est arrivé abîmé.', 'One article arrived damaged.')
  ),
  state: aText(inWords('État du retour', 'State of the return'), inWords('Accepté', 'Accepted')),
  place: someLines(inWords('Adresse de renvoi', 'Address to send to'), 'Cellier\n12 rue des Tonneliers\n21200 Beaune'),
  lines: someLines(inWords('Articles', 'Items'), inWords('1 × Article, 75 cl', '1 × Item, 75 cl')),
  address: needed(aLink(inWords('Page du retour', 'Page of the return'), '/account/rma')),
}

interface Told {
  label: Label
  when: Label
}

const mail = (name: string, { label, when }: Told, ...parts: MailPart[]): MailTemplate => ({
  label,
  when,
  variables,
  about: aboutReturn,
  subject: `rma.mails.${name}.subject`,
  parts,
})
const text = (key: string): MailPart => ({ text: `rma.mails.${key}` })
const lines = (...names: string[]): MailPart[] => names.map((name) => ({ lines: name }))

const HELLO = text('hello')
const LINK: MailPart = { link: 'rma.mails.link', to: 'address' }

export const opened = mail(
  'opened',
  {
    label: inWords('Demande de retour reçue', 'Return request received'),
    when: inWords('Au client qui demande un retour.', 'To a customer who asks for a return.'),
  },
  HELLO,
  text('opened.text'),
  ...lines('lines'),
  LINK
)

export const openedStaff = mail(
  'opened_staff',
  {
    label: inWords('Nouvelle demande de retour', 'New return request'),
    when: inWords('À l’équipe, quand un client demande un retour.', 'To staff, when a customer asks for a return.'),
  },
  text('opened_staff.text'),
  ...lines('lines', 'text'),
  LINK
)

export const messaged = mail(
  'messaged',
  {
    label: inWords('Message sur un retour', 'Message about a return'),
    when: inWords(
      'Au client à qui l’équipe écrit au sujet de son retour.',
      'To a customer whom staff write to about a return.'
    ),
  },
  HELLO,
  text('messaged.text'),
  ...lines('text'),
  LINK
)

export const messagedStaff = mail(
  'messaged_staff',
  {
    label: inWords('Message d’un client sur son retour', 'A customer’s message about a return'),
    when: inWords(
      'À l’équipe, quand un client écrit au sujet de son retour.',
      'To staff, when a customer writes about a return.'
    ),
  },
  text('messaged_staff.text'),
  ...lines('text'),
  LINK
)

export const moved = mail(
  'moved',
  {
    label: inWords('Retour avancé', 'Return moved on'),
    when: inWords('Au client dont le retour change d’état.', 'To a customer whose return changes its state.'),
  },
  HELLO,
  text('moved.text'),
  ...lines('text'),
  LINK
)

export const movedStaff = mail(
  'moved_staff',
  {
    label: inWords('Retour changé par le client', 'Return changed by its customer'),
    when: inWords(
      'À l’équipe, quand un client change l’état de son retour.',
      'To staff, when a customer changes the state of a return.'
    ),
  },
  text('moved_staff.text'),
  ...lines('text'),
  LINK
)

export const approved = mail(
  'approved',
  {
    label: inWords('Retour accepté', 'Return accepted'),
    when: inWords(
      'Au client dont le retour est accepté\u202f: il peut envoyer le colis.',
      'To a customer whose return is accepted: the parcel can be sent.'
    ),
  },
  HELLO,
  text('approved.text'),
  ...lines('place'),
  text('approved.how'),
  ...lines('lines', 'text'),
  LINK
)
