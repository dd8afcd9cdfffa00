import { FATE_CHOICES, FATE_LABELS, detailOf, fateOf, readFates } from '#plugins/marketing/campaigns/delivery_fates'
import { FOLLOWED, OPENED } from '#plugins/marketing/campaigns/delivery_states'
import { choice } from '#core/fields/kinds/choice'
import { email } from '#core/fields/kinds/email'
import { instant } from '#core/fields/kinds/instant'
import { label } from '#plugins/marketing/conditions/comparison'
import { relation } from '#core/fields/kinds/relation'
import { resource } from '#core/resources/resource'
import { text } from '#core/fields/kinds/text'

const read = { fixed: true, audited: false } as const

const STATE = label('État', 'State')
const DETAIL = label('Précision', 'Detail')

/** The mails of a campaign, one for each reader, and what became of them. Nobody changes them. */
export default resource('marketing.deliveries', {
  label: { one: label('Envoi', 'Sent mail'), many: label('Journal d’envoi', 'Sent log') },
  caption: label(
    'À qui chaque campagne a été envoyée, quand, et ce qu’il en est advenu.',
    'Whom each campaign was sent to, when, and what came of it.'
  ),
  empty: label('Rien n’a encore été envoyé.', 'Nothing was sent yet.'),
  table: 'marketing_deliveries',
  fields: {
    campaignId: relation({
      label: label('Campagne', 'Campaign'),
      of: 'marketing.campaigns',
      required: true,
      ...read,
    }),
    email: email({
      label: label('Adresse email', 'Email address'),
      required: true,
      search: true,
      filter: 'exact',
      ...read,
    }),
    state: choice({ label: STATE, choices: FATE_LABELS, stored: false, ...read }),
    queuedAt: instant({
      label: label('Envoyé le', 'Sent on'),
      help: label('Quand il a été remis à l’envoi.', 'When it was handed over.'),
      ...read,
    }),
    detail: text({
      label: DETAIL,
      help: label(
        'Ce que le serveur a répondu, ou pourquoi l’adresse est écartée.',
        'What the server said, or why the address is suppressed.'
      ),
      stored: false,
      ...read,
    }),
    leftAt: instant({ label: label('Désinscrit le', 'Unsubscribed on'), column: 'hidden', ...read }),
  },
  virtual: {
    state: { label: STATE, column: { type: 'choice', sql: fateOf('$row'), choices: FATE_CHOICES } },
    detail: { label: DETAIL, column: { type: 'text', sql: detailOf('$row') } },
    campaign: {
      label: label('Campagne', 'Campaign'),
      column: {
        type: 'text',
        sql: '(select c.name from marketing_campaigns c where c.id = $row.campaign_id)',
      },
    },
    opened_at: {
      label: label('Ouvert le', 'Opened on'),
      column: {
        type: 'instant',
        sql: `(select t.happened_at from marketing_traces t where t.delivery_id = $row.id and ${OPENED})`,
        isShown: false,
      },
    },
    links_followed: {
      label: label('Liens suivis', 'Links followed'),
      column: {
        type: 'number',
        sql: `(select count(*) from marketing_traces t where t.delivery_id = $row.id and ${FOLLOWED})`,
        isShown: false,
      },
    },
  },
  title: 'email',
  order: '-queued_at',
  columns: ['email', 'campaign', 'state', 'queued_at', 'detail', 'left_at', 'opened_at', 'links_followed'],
  parent: 'campaignId',
  hasTimestamps: false,
  path: 'marketing/deliveries',
  form: { as: 'dialog' },
  hooks: { read: readFates },
  permissions: {
    list: 'marketing.campaigns.list',
    view: 'marketing.campaigns.list',
    create: false,
    update: false,
    delete: false,
    mass_update: false,
    mass_delete: false,
  },
})
