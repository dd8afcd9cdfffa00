import { boolean } from '#core/fields/kinds/boolean'
import { choice } from '#core/fields/kinds/choice'
import { day } from '#core/fields/kinds/day'
import { eventDayMissing } from '#plugins/marketing/campaigns/errors'
import { resource } from '#core/resources/resource'
import { text } from '#core/fields/kinds/text'
import { time } from '#core/fields/kinds/time'

/** When campaigns are sent by themselves: on a date, or on birthdays. */
export default resource('marketing.events', {
  label: {
    one: { fr_FR: 'Occasion', en_GB: 'Event' },
    many: { fr_FR: 'Occasions', en_GB: 'Events' },
    create: { fr_FR: 'Ajouter une occasion', en_GB: 'Add an event' },
  },
  caption: {
    fr_FR: 'Les jours où une campagne part d’elle-même\u202f: une date, ou l’anniversaire de chacun.',
    en_GB: 'Days on which a campaign is sent by itself: a date, or everybody’s birthday.',
  },
  empty: { fr_FR: 'Aucune occasion pour le moment.', en_GB: 'No events yet.' },
  table: 'marketing_events',
  fields: {
    name: text({ label: { fr_FR: 'Nom', en_GB: 'Name' }, required: true, length: 120, search: true }),
    kind: choice({
      label: { fr_FR: 'Quand', en_GB: 'When' },
      choices: {
        date: { fr_FR: 'À une date', en_GB: 'On a date' },
        birthday: { fr_FR: 'À l’anniversaire du client', en_GB: 'On the customer’s birthday' },
      },
      required: true,
      default: 'date',
    }),
    day: day({ label: { fr_FR: 'Date', en_GB: 'Date' }, visibleWhen: { field: 'kind', is: ['date'] } }),
    isYearly: boolean({
      label: { fr_FR: 'Chaque année', en_GB: 'Every year' },
      visibleWhen: { field: 'kind', is: ['date'] },
      blank: false,
    }),
    time: time({
      label: { fr_FR: 'Heure', en_GB: 'Time' },
      help: { fr_FR: 'À l’heure de la boutique.', en_GB: 'On the clock of the shop.' },
      required: true,
      default: '09:00',
    }),
  },
  title: 'name',
  path: 'marketing/events',
  menu: { parent: 'marketing', order: 35 },
  permissions: { view: 'marketing.events.list' },
  usedBy: [{ label: { fr_FR: 'Campagnes', en_GB: 'Campaigns' }, table: 'marketing_campaigns', column: 'event_id' }],
  hooks: {
    validate({ after }) {
      if (after.kind === 'birthday') Object.assign(after, { day: null, isYearly: false })
      else if (after.day === null) throw eventDayMissing({}, 'day')
    },
  },
})
