import { channelChoices } from '#core/context/channel_choices'
import { STATE_LABELS } from '#plugins/marketing/campaigns/campaign_states'
import { campaignFigures, figureColumns, fillFigures, readLinks } from '#plugins/marketing/campaigns/campaign_figures'
import { campaignHooks, copy, moves, sendTest } from '#plugins/marketing/campaigns/campaign_hooks'
import { CAMPAIGN_NAMES, CAMPAIGN_VARIABLES } from '#plugins/marketing/campaigns/campaign_variables'
import { choice } from '#core/fields/kinds/choice'
import { choices } from '#core/fields/kinds/choices'
import { conditions } from '#plugins/marketing/fields/conditions'
import { instant } from '#core/fields/kinds/instant'
import { label } from '#plugins/marketing/conditions/comparison'
import { relation } from '#core/fields/kinds/relation'
import { resource } from '#core/resources/resource'
import { richText } from '#core/fields/kinds/rich_text'
import { text } from '#core/fields/kinds/text'

const BUTTON = label(
  '{{shop|Voir la boutique}} seul sur sa ligne devient un bouton.',
  '{{shop|See the shop}} alone on its line becomes a button.'
)

const open = ['draft', 'scheduled', 'paused']

/** A mail to subscribers: to all of them, or to a segment; once, or on an occasion that comes again. */
export default resource('marketing.campaigns', {
  label: {
    one: label('Campagne', 'Campaign'),
    many: label('Campagnes', 'Campaigns'),
    create: label('Écrire une campagne', 'Write a campaign'),
  },
  caption: label(
    'Des emails aux abonnés, ou à une partie d’entre eux. Chacun en reçoit un, avec son lien de désinscription.',
    'Mails to subscribers, or to some of them. Each gets one, with a link to unsubscribe.'
  ),
  empty: label('Aucune campagne pour le moment.', 'No campaigns yet.'),
  consequence: label(
    'Supprime la campagne «\u202f{name}\u202f» et la liste de ses envois.',
    'Deletes the campaign “{name}” and the list of its mails.'
  ),
  table: 'marketing_campaigns',
  translations: 'json',
  fields: {
    name: text({
      label: label('Nom', 'Name'),
      help: label('Pour l’équipe.', 'For staff.'),
      required: true,
      length: 120,
      search: true,
    }),
    subject: text({
      label: label('Objet', 'Subject'),
      translated: true,
      length: 150,
      column: false,
      variables: CAMPAIGN_NAMES,
    }),
    preheader: text({
      label: label('Aperçu', 'Preview text'),
      help: label('Ce que la boîte aux lettres montre à côté de l’objet.', 'What inboxes show beside the subject.'),
      translated: true,
      length: 150,
      column: false,
      variables: CAMPAIGN_NAMES,
    }),
    body: richText({
      label: label('Texte', 'Text'),
      help: BUTTON,
      translated: true,
      column: false,
      variables: CAMPAIGN_VARIABLES,
    }),
    topicId: relation({
      label: label('Thème', 'Topic'),
      help: label(
        'Seuls ceux qui l’ont choisi la reçoivent. Vide\u202f: tous.',
        'Only who chose it gets it. Empty: all.'
      ),
      of: 'marketing.topics',
      column: 'hidden',
    }),
    channels: choices({
      label: label('Canaux', 'Channels'),
      help: label('Aucun\u202f: tous.', 'None: all.'),
      choices: channelChoices,
      column: false,
    }),
    segment: conditions({ label: label('Segment', 'Segment'), blank: { match: 'all', list: [] } }),
    eventId: relation({
      label: label('Occasion', 'Event'),
      help: label(
        'Part d’elle-même ce jour-là. Vide\u202f: une seule fois.',
        'Sent by itself on that day. Empty: once.'
      ),
      of: 'marketing.events',
      column: 'hidden',
    }),
    sendAt: instant({
      label: label('Pas avant', 'Not before'),
      help: label('Vide\u202f: dès qu’elle est envoyée.', 'Empty: as soon as it is sent.'),
    }),
    state: choice({
      label: label('État', 'State'),
      choices: STATE_LABELS,
      readOnly: true,
      blank: 'draft',
    }),
    lastOccasion: text({
      label: label('Dernier jour d’envoi', 'Last day of sending'),
      readOnly: true,
      audited: false,
      form: false,
      column: false,
      blank: '',
    }),
    ...campaignFigures,
    startedAt: instant({ label: label('Commencée le', 'Begun on'), readOnly: true, form: false, column: 'hidden' }),
    finishedAt: instant({ label: label('Finie le', 'Finished on'), readOnly: true, form: false, column: 'hidden' }),
  },
  virtual: {
    ...figureColumns,
    links: {
      label: label('Liens suivis', 'Links followed'),
      help: label(
        'Les liens suivis, et combien de lecteurs les ont suivis.',
        'Followed links, and how many readers followed them.'
      ),
      form: false,
      read: readLinks,
    },
  },
  title: 'name',
  order: '-created_at',
  columns: [
    'name',
    'state',
    'send_at',
    'mail_count',
    'left_count',
    'created_at',
    'started_at',
    'finished_at',
    'topic_id',
    'event_id',
  ],
  path: 'marketing/campaigns',
  menu: { parent: 'marketing', order: 30 },
  action: { order: 65 },
  permissions: { view: 'marketing.campaigns.list', mass_update: false },
  form: {
    main: [
      { title: label('Message', 'Message'), fields: ['name', 'subject', 'preheader', 'body'] },
      {
        title: label('À qui', 'To whom'),
        help: label(
          'Sans condition, tous les abonnés confirmés. Le nombre se compte pendant que vous choisissez.',
          'Without a condition, all confirmed subscribers. They are counted while you choose.'
        ),
        fields: ['segment'],
      },
    ],
    side: [{ title: label('Envoi', 'Sending'), fields: ['topicId', 'channels', 'eventId', 'sendAt'] }],
  },
  words: ['marketing.discounts', 'marketing.campaigns'],
  hooks: { ...campaignHooks, read: fillFigures },
  actions: {
    test: {
      label: label('M’envoyer un essai', 'Send me a test'),
      question: label(
        'La campagne enregistrée part à votre adresse.',
        'The saved campaign is sent to your own address.'
      ),
      permission: 'marketing.campaigns.update',
      run: sendTest,
    },
    send: {
      label: label('Envoyer', 'Send'),
      question: label(
        'Les emails partent à la date choisie, ou dès maintenant. Vous pourrez mettre en pause.',
        'The mails leave at the chosen time, or now. You can pause them.'
      ),
      when: { field: 'state', is: ['draft'] },
      run: moves.send,
    },
    pause: {
      label: label('Mettre en pause', 'Pause'),
      question: label('Plus aucun email ne part jusqu’à la reprise.', 'No more mails leave until it is resumed.'),
      permission: 'marketing.campaigns.send',
      when: { field: 'state', is: ['scheduled', 'sending'] },
      run: moves.pause,
    },
    resume: {
      label: label('Reprendre', 'Resume'),
      question: label('Les emails qui restent partent.', 'The remaining mails leave.'),
      permission: 'marketing.campaigns.send',
      when: { field: 'state', is: ['paused'] },
      run: moves.resume,
    },
    stop: {
      label: label('Arrêter', 'Stop'),
      question: label('Les emails qui restent ne partiront jamais.', 'The remaining mails will never leave.'),
      permission: 'marketing.campaigns.send',
      when: { field: 'state', is: open.slice(1).concat('sending') },
      run: moves.stop,
    },
    copy: {
      label: label('Dupliquer', 'Duplicate'),
      question: label('Un brouillon du même texte est créé.', 'A draft with the same text is made.'),
      permission: 'marketing.campaigns.create',
      run: copy,
    },
  },
})
