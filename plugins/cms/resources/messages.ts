import { choice } from '#core/fields/kinds/choice'
import { email } from '#core/fields/kinds/email'
import { instant } from '#core/fields/kinds/instant'
import { longText } from '#core/fields/kinds/long_text'
import { phone } from '#core/fields/kinds/phone'
import { resource } from '#core/resources/resource'
import { text } from '#core/fields/kinds/text'
import type { Label } from '#core/i18n/label'
import type { MessageState } from '#plugins/cms/contact/tables'

const STATES: Record<MessageState, Label> = {
  new: { fr_FR: 'Nouveau', en_GB: 'New' },
  read: { fr_FR: 'Lu', en_GB: 'Read' },
  answered: { fr_FR: 'Répondu', en_GB: 'Answered' },
  passed_on: { fr_FR: 'Transmis', en_GB: 'Passed on' },
  spam: { fr_FR: 'Indésirable', en_GB: 'Spam' },
}

/** Personal data of visitors: it stays out of the audit log, and no form changes it. */
const written = { readOnly: true, audited: false } as const

/** What visitors wrote with the contact form. Nobody but them writes one; staff note what became of it. */
export default resource('cms.messages', {
  label: {
    one: { fr_FR: 'Message', en_GB: 'Message' },
    many: { fr_FR: 'Messages', en_GB: 'Messages' },
  },
  empty: {
    fr_FR: 'Ce que les visiteurs écrivent sur la page Contact s’affiche ici.',
    en_GB: 'What visitors write on the contact page is listed here.',
  },
  table: 'cms_messages',
  fields: {
    subject: text({ label: { fr_FR: 'Objet', en_GB: 'Subject' }, search: true, ...written }),
    name: text({ label: { fr_FR: 'Nom', en_GB: 'Name' }, search: true, ...written }),
    email: email({ label: { fr_FR: 'Email', en_GB: 'Email' }, search: true, ...written }),
    phone: phone({ label: { fr_FR: 'Téléphone', en_GB: 'Telephone' }, column: 'hidden', ...written }),
    orderNumber: text({ label: { fr_FR: 'Commande', en_GB: 'Order' }, column: 'hidden', ...written }),
    message: longText({
      label: { fr_FR: 'Message', en_GB: 'Message' },
      form: false,
      column: false,
      ...written,
    }),
    sentAt: instant({ label: { fr_FR: 'Envoyé le', en_GB: 'Sent on' }, ...written }),
    spamReason: choice({
      label: { fr_FR: 'Pris pour indésirable', en_GB: 'Taken for spam' },
      choices: {
        trap: { fr_FR: 'Champ piège rempli', en_GB: 'Trap filled in' },
        hurry: { fr_FR: 'Envoyé trop vite', en_GB: 'Sent too fast' },
        links: { fr_FR: 'Trop de liens', en_GB: 'Too many links' },
      },
      column: 'hidden',
      readOnly: true,
    }),
    state: choice({
      label: { fr_FR: 'État', en_GB: 'State' },
      choices: STATES,
      required: true,
      default: 'new',
    }),
  },
  title: 'subject',
  order: '-sent_at',
  columns: ['subject', 'name', 'email', 'sent_at', 'state', 'phone', 'order_number', 'spam_reason'],
  tabs: {
    new: { label: { fr_FR: 'Nouveaux', en_GB: 'New' }, filter: { state: 'new' } },
    open: { label: { fr_FR: 'À répondre', en_GB: 'To be answered' }, filter: { state: 'new,read' } },
    answered: { label: { fr_FR: 'Répondus', en_GB: 'Answered' }, filter: { state: 'answered' } },
    spam: { label: { fr_FR: 'Indésirables', en_GB: 'Spam' }, filter: { state: 'spam' } },
  },
  path: 'cms/messages',
  menu: { parent: 'content', order: 60 },
  permissions: { view: 'cms.messages.list', create: false },
  form: { as: 'page' },
  words: ['cms.messages'],
})
