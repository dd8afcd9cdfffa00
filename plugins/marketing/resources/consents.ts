import { SOURCES } from '#plugins/marketing/newsletter/consent_labels'
import { choice } from '#core/fields/kinds/choice'
import { instant } from '#core/fields/kinds/instant'
import { relation } from '#core/fields/kinds/relation'
import { resource } from '#core/resources/resource'
import { text } from '#core/fields/kinds/text'

const read = { readOnly: true, audited: false } as const

/** What a subscriber agreed to and withdrew, as it happened. Nobody changes it. */
export default resource('marketing.consents', {
  label: { one: { fr_FR: 'Accord', en_GB: 'Consent' }, many: { fr_FR: 'Accords', en_GB: 'Consents' } },
  table: 'marketing_consents',
  fields: {
    subscriberId: relation({
      label: { fr_FR: 'Abonné', en_GB: 'Subscriber' },
      of: 'marketing.subscribers',
      required: true,
      fixed: true,
      audited: false,
    }),
    kind: choice({
      label: { fr_FR: 'Fait', en_GB: 'Event' },
      choices: {
        asked: { fr_FR: 'Demandé', en_GB: 'Asked for' },
        confirmed: { fr_FR: 'Confirmé', en_GB: 'Confirmed' },
        imported: { fr_FR: 'Apporté par l’équipe', en_GB: 'Brought by staff' },
        withdrawn: { fr_FR: 'Désinscription', en_GB: 'Unsubscribed' },
        measured: { fr_FR: 'Mesure acceptée', en_GB: 'Agreed to be measured' },
        unmeasured: { fr_FR: 'Mesure refusée', en_GB: 'No longer measured' },
      },
      ...read,
    }),
    happenedAt: instant({ label: { fr_FR: 'Date', en_GB: 'Date' }, ...read }),
    source: choice({ label: { fr_FR: 'Par', en_GB: 'By' }, choices: SOURCES, ...read }),
    words: text({
      label: { fr_FR: 'Texte accepté', en_GB: 'Accepted words' },
      help: { fr_FR: 'Ce qui était écrit à côté du bouton.', en_GB: 'What was written beside the button.' },
      ...read,
    }),
    ip: text({
      label: { fr_FR: 'Adresse IP', en_GB: 'IP address' },
      help: { fr_FR: 'Adresse d’où l’accord est venu.', en_GB: 'Address that the agreement came from.' },
      ...read,
    }),
  },
  title: 'kind',
  order: '-happened_at',
  parent: 'subscriberId',
  hasTimestamps: false,
  path: 'marketing/consents',
  permissions: {
    list: 'marketing.subscribers.list',
    view: 'marketing.subscribers.list',
    create: false,
    update: false,
    delete: false,
    mass_update: false,
    mass_delete: false,
  },
})
