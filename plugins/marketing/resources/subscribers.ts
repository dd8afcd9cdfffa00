import { boolean } from '#core/fields/kinds/boolean'
import { channelChoices } from '#core/context/channel_choices'
import { choice } from '#core/fields/kinds/choice'
import { email } from '#core/fields/kinds/email'
import { instant } from '#core/fields/kinds/instant'
import { locale } from '#core/fields/kinds/locale'
import { longText } from '#core/fields/kinds/long_text'
import { relation } from '#core/fields/kinds/relation'
import { resource } from '#core/resources/resource'
import { SOURCES } from '#plugins/marketing/newsletter/consent_labels'
import { checkSubscriber, keepProof } from '#plugins/marketing/newsletter/subscriber_hooks'
import type { Label } from '#core/i18n/label'
import type { SubscriberState } from '#plugins/marketing/newsletter/tables'

const STATES: Record<SubscriberState, Label> = {
  pending: { fr_FR: 'À confirmer', en_GB: 'To be confirmed' },
  confirmed: { fr_FR: 'Abonné', en_GB: 'Subscribed' },
  unsubscribed: { fr_FR: 'Désinscrit', en_GB: 'Unsubscribed' },
}

/** Who receives the newsletter. People subscribe themselves; staff bring those who agreed elsewhere, with the proof. */
export default resource('marketing.subscribers', {
  label: {
    one: { fr_FR: 'Abonné', en_GB: 'Subscriber' },
    many: { fr_FR: 'Abonnés', en_GB: 'Subscribers' },
    create: { fr_FR: 'Ajouter un abonné', en_GB: 'Add a subscriber' },
  },
  caption: {
    fr_FR: 'Qui reçoit la lettre d’information. Chacun a donné son accord, dont la preuve est gardée.',
    en_GB: 'Who receives the newsletter. Each of them agreed to it, and the proof is kept.',
  },
  empty: {
    fr_FR: 'Qui s’inscrit au pied des pages, à la commande ou dans son compte apparaît ici.',
    en_GB: 'Who subscribes at the foot of pages, in the checkout or in the account is listed here.',
  },
  consequence: {
    fr_FR: 'Supprime {name} et la preuve de son accord. Pour ne plus lui écrire, choisissez «\u202fDésinscrit\u202f».',
    en_GB: 'Deletes {name} and the proof of the agreement. To write no more, choose “Unsubscribed”.',
  },
  table: 'marketing_subscribers',
  fields: {
    email: email({
      label: { fr_FR: 'Adresse email', en_GB: 'Email address' },
      required: true,
      unique: true,
      fixed: true,
      search: true,
      audited: false,
    }),
    state: choice({
      label: { fr_FR: 'État', en_GB: 'State' },
      choices: STATES,
      required: true,
      default: 'confirmed',
    }),
    locale: locale({ label: { fr_FR: 'Langue', en_GB: 'Language' }, required: true, default: 'fr_FR' }),
    topics: relation({
      label: { fr_FR: 'Thèmes', en_GB: 'Topics' },
      help: { fr_FR: 'Vide\u202f: tous.', en_GB: 'Empty: all.' },
      of: 'marketing.topics',
      many: true,
      column: false,
    }),
    channel: choice({
      label: { fr_FR: 'Canal', en_GB: 'Channel' },
      choices: channelChoices,
      required: true,
      default: 'default',
      column: 'hidden',
    }),
    consentedAt: instant({
      label: { fr_FR: 'Accord du', en_GB: 'Agreed on' },
      help: { fr_FR: 'Quand la personne a donné son accord.', en_GB: 'When the person agreed.' },
      fixed: true,
    }),
    proof: longText({
      label: { fr_FR: 'Preuve de l’accord', en_GB: 'Proof of the agreement' },
      help: {
        fr_FR: 'Où et comment il a été donné\u202f: «\u202fbulletin signé au salon de mars\u202f».',
        en_GB: 'Where and how it was given: “form signed at the March fair”.',
      },
      length: 500,
      rows: 2,
      blank: '',
      fixed: true,
      audited: false,
      column: false,
    }),
    isMeasured: boolean({
      label: { fr_FR: 'Accepte la mesure de ses lectures', en_GB: 'Agrees to be measured' },
      help: {
        fr_FR: 'Lui seul le dit, sur la page de ses choix.',
        en_GB: 'Only they say so, on the page of their choices.',
      },
      readOnly: true,
      blank: false,
      audited: false,
      column: 'hidden',
    }),
    source: choice({
      label: { fr_FR: 'Inscrit par', en_GB: 'Came by' },
      choices: SOURCES,
      readOnly: true,
      blank: 'staff',
      column: 'hidden',
    }),
  },
  virtual: {
    created_at: {
      label: { fr_FR: 'Inscrit le', en_GB: 'Since' },
      column: { type: 'instant', sql: '$row.created_at' },
    },
  },
  title: 'email',
  order: '-created_at',
  columns: ['email', 'state', 'locale', 'consented_at', 'created_at', 'source', 'channel'],
  tabs: {
    confirmed: { label: { fr_FR: 'Abonnés', en_GB: 'Subscribed' }, filter: { state: 'confirmed' } },
    pending: { label: STATES.pending, filter: { state: 'pending' } },
    unsubscribed: { label: { fr_FR: 'Désinscrits', en_GB: 'Unsubscribed' }, filter: { state: 'unsubscribed' } },
  },
  path: 'marketing/subscribers',
  menu: { parent: 'marketing', order: 40 },
  permissions: { view: 'marketing.subscribers.list' },
  form: { as: 'page' },
  hooks: { validate: checkSubscriber, afterSave: keepProof },
})
