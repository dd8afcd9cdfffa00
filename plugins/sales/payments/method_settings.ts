import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { groupsOf } from '#plugins/users/index'
import { boolean } from '#core/fields/kinds/boolean'
import { choice } from '#core/fields/kinds/choice'
import { choices } from '#core/fields/kinds/choices'
import { integer } from '#core/fields/kinds/integer'
import { longText } from '#core/fields/kinds/long_text'
import { money } from '#core/fields/kinds/money'
import { text } from '#core/fields/kinds/text'
import { label } from '#plugins/sales/shared/label'
import { setting, type SettingDefinition } from '#core/settings/setting'
import type { Label } from '#core/i18n/label'
import type { PaymentContext } from '#plugins/sales/contracts/payment_method'
import type { Settings } from '#core/settings/settings'

/** How the settings of a payment method start out. */
export interface MethodSettings {
  /** What their keys begin with: `payment_payplug.card`. */
  key: string
  /** Heading on the screen of the configuration. */
  group: Label
  /** The name that customers read unless staff enter another one. */
  title: Label
  sort: number
  isActive: boolean
}

/** Settings of a method with a provider. Amounts are minor units of euros. */
export interface ProviderSettings extends MethodSettings {
  /** Smallest and largest amount that the provider takes. */
  least?: number
  most?: number
}

const PERMISSION = 'configuration.sales.update'

/** Where a setting of a payment method stands. */
const placeOf = ({ group }: Pick<MethodSettings, 'group'>) =>
  ({ section: 'sales', group, permission: PERMISSION, scope: ['channel'] }) as const

/** Settings of every payment method: whether it is offered, its title, instructions for customers, its place in the list. */
export function methodSettings(method: MethodSettings): Record<string, SettingDefinition> {
  const { key, title, sort, isActive } = method
  const place = placeOf(method)
  return {
    [`${key}.active`]: setting(
      boolean({
        label: label('Proposer ce moyen de paiement', 'Offer this way to pay'),
        help: label('Les commandes déjà passées gardent le leur.', 'Orders that stand keep theirs.'),
        default: isActive,
      }),
      place
    ),
    [`${key}.title`]: setting(
      text({
        label: label('Nom affiché', 'Name shown'),
        help: label(`Vide : « ${title.fr_FR} ».`, `Empty: “${title.en_GB}”.`),
        default: '',
      }),
      { ...place, scope: ['channel', 'locale'] }
    ),
    [`${key}.instructions`]: setting(
      longText({
        label: label('Consigne', 'Instructions'),
        help: label(
          'S’ajoute à ce que lit le client après sa commande et dans son courriel.',
          'Added to what customers read after their order and in their mail.'
        ),
        default: '',
      }),
      { ...place, scope: ['channel', 'locale'] }
    ),
    [`${key}.sort`]: setting(
      integer({
        label: label('Rang', 'Rank'),
        help: label('Le plus petit est proposé en premier.', 'The smallest is offered first.'),
        default: sort,
        min: 0,
        max: 1000,
      }),
      place
    ),
  }
}

/** Settings of every payment method with a provider: those above, the mode, and to whom the method is offered. */
export function providerSettings(method: ProviderSettings): Record<string, SettingDefinition> {
  const { key, least = 0, most = 100_000_000 } = method
  const place = placeOf(method)
  const { [`${key}.instructions`]: _, ...common } = methodSettings(method)
  return {
    ...common,
    [`${key}.mode`]: setting(
      choice({
        label: label('Mode', 'Mode'),
        help: label(
          'En mode test, aucun argent ne change de main. La boutique le dit à ses clients.',
          'In test mode no money changes hands. The shop tells its customers.'
        ),
        choices: { test: label('Test', 'Test'), live: label('Réel', 'Live') },
        default: 'test',
      }),
      place
    ),
    [`${key}.countries`]: setting(
      text({
        label: label('Pays de livraison', 'Countries of delivery'),
        help: label(
          'Codes de deux lettres, séparés par des virgules : FR, BE. Vide : tous.',
          'Codes of two letters, separated by commas: FR, BE. Empty: all.'
        ),
        default: '',
      }),
      place
    ),
    [`${key}.groups`]: setting(
      choices({
        label: label('Groupes de clients', 'Customer groups'),
        help: label('Aucun : tous.', 'None: all.'),
        choices: groupChoices,
        default: [],
      }),
      place
    ),
    [`${key}.least`]: setting(
      money({
        label: label('Montant minimal', 'Smallest amount'),
        help: label('En dessous, ce moyen n’est pas proposé.', 'Below it, this way to pay is not offered.'),
        default: least,
        min: least,
        max: most,
      }),
      place
    ),
    [`${key}.most`]: setting(
      money({
        label: label('Montant maximal', 'Largest amount'),
        help: label('Au-dessus, ce moyen n’est pas proposé.', 'Above it, this way to pay is not offered.'),
        default: most,
        min: least,
        max: most,
      }),
      place
    ),
  }
}

/** Whether the settings of `providerSettings` offer a method for this order. The country is that of the delivery. */
export function isOffered(settings: Settings, key: string, context: PaymentContext): boolean {
  const { channel, amount, destination, group } = context
  const of = <Value>(name: string) => settings.get<Value>(`${key}.${name}`, { channel })
  if (!of<boolean>('active') || amount < of<number>('least') || amount > of<number>('most')) return false
  const groups = of<string[]>('groups')
  if (groups.length > 0 && !groups.includes(group)) return false
  const countries = of<string>('countries')
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
  return countries.length === 0 || !destination || countries.includes(destination.country)
}

async function groupChoices() {
  const groups = await groupsOf(await app.container.make(Store))
  return [...groups.values()].map(({ code, name }) => ({ value: code, label: name }))
}
