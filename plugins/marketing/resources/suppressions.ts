import { REASONS } from '#plugins/marketing/feedback/reasons'
import { choice } from '#core/fields/kinds/choice'
import { email } from '#core/fields/kinds/email'
import { lift } from '#plugins/marketing/feedback/suppression_hooks'
import { longText } from '#core/fields/kinds/long_text'
import { resource } from '#core/resources/resource'

/** Addresses that no campaign goes to: mails came back from them, or were called unwanted. */
export default resource('marketing.suppressions', {
  label: {
    one: { fr_FR: 'Adresse écartée', en_GB: 'Suppressed address' },
    many: { fr_FR: 'Adresses écartées', en_GB: 'Suppressed addresses' },
    create: { fr_FR: 'Écarter une adresse', en_GB: 'Suppress an address' },
  },
  caption: {
    fr_FR:
      'Aucune campagne n’y est envoyée\u202f: les emails en sont revenus, ou ont été signalés comme indésirables. Les emails de commande partent toujours.',
    en_GB:
      'No campaign goes to them: mails came back, or were reported as unwanted. Mails about orders still go there.',
  },
  empty: {
    fr_FR: 'Aucune adresse écartée\u202f: les emails arrivent.',
    en_GB: 'No address is suppressed: mails arrive.',
  },
  consequence: {
    fr_FR: '{name} n’est plus écartée\u202f: les campagnes y sont de nouveau envoyées, si la personne est abonnée.',
    en_GB: '{name} is suppressed no more: campaigns go there again, if the person is subscribed.',
  },
  table: 'marketing_suppressions',
  fields: {
    email: email({
      label: { fr_FR: 'Adresse email', en_GB: 'Email address' },
      required: true,
      unique: true,
      fixed: true,
      search: true,
      audited: false,
    }),
    reason: choice({
      label: { fr_FR: 'Raison', en_GB: 'Reason' },
      choices: REASONS,
      readOnly: true,
      blank: 'staff',
    }),
    detail: longText({
      label: { fr_FR: 'Précision', en_GB: 'Detail' },
      help: {
        fr_FR: 'Ce que le serveur de messagerie a répondu, ou une note de l’équipe.',
        en_GB: 'What the mail server said, or a note of staff.',
      },
      length: 500,
      rows: 2,
      blank: '',
    }),
  },
  virtual: {
    created_at: {
      label: { fr_FR: 'Écartée le', en_GB: 'Suppressed on' },
      column: { type: 'instant', sql: '$row.created_at' },
    },
  },
  title: 'email',
  order: '-created_at',
  columns: ['email', 'reason', 'detail', 'created_at'],
  path: 'marketing/suppressions',
  menu: { parent: 'marketing', order: 45 },
  permissions: { view: 'marketing.suppressions.list', mass_update: false },
  hooks: { afterDelete: lift },
})
