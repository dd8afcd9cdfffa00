import { channelChoices } from '#core/context/channel_choices'
import { choices } from '#core/fields/kinds/choices'
import { day } from '#core/fields/kinds/day'
import { groupChoices } from '#plugins/marketing/conditions/group_choices'
import { integer } from '#core/fields/kinds/integer'
import { label } from '#plugins/marketing/conditions/comparison'
import { time } from '#core/fields/kinds/time'

const ALL = label('Aucun\u202f: tous.', 'None: all.')

/** When a rule holds, for whom, and where it stands among the others: fields of rules on carts and on prices. */
export const ruleTerms = {
  startsOn: day({ label: label('Dès le', 'From') }),
  startsTime: time({
    label: label('À partir de', 'From the hour'),
    help: label(
      'À l’heure de la boutique. Vide\u202f: dès le début du jour.',
      'By the clock of the shop. Empty: from the start of the day.'
    ),
    column: false,
  }),
  endsOn: day({ label: label('Jusqu’au', 'Until') }),
  endsTime: time({
    label: label('Jusqu’à', 'Until the hour'),
    help: label('Vide\u202f: jusqu’à la fin du jour.', 'Empty: to the end of the day.'),
    column: false,
  }),
  groups: choices({
    label: label('Groupes de clients', 'Customer groups'),
    help: ALL,
    choices: groupChoices,
    stored: 'customer_groups',
    column: false,
  }),
  channels: choices({ label: label('Canaux', 'Channels'), help: ALL, choices: channelChoices, column: false }),
  priority: integer({
    label: label('Priorité', 'Priority'),
    help: label('La plus petite passe d’abord.', 'The lowest comes first.'),
    min: 0,
    max: 9999,
    blank: 0,
    column: 'hidden',
  }),
}
