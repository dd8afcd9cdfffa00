import { integer } from '#core/fields/kinds/integer'
import { text } from '#core/fields/kinds/text'
import { setting, type SettingDefinition } from '#core/settings/setting'
import { checkPrefix } from '#plugins/sales/documents/numbers/check_prefix'
import { NUMBER_LENGTH, SERIES, SERIES_NAMES, type Series } from '#plugins/sales/documents/numbers/number_series'
import type { Label } from '#core/i18n/label'

const numbers = {
  section: 'sales',
  group: { fr_FR: 'Numéros des documents', en_GB: 'Numbers of documents' },
  permission: 'configuration.sales.update',
}

const NAMES: Record<Series, Label> = {
  orders: { fr_FR: 'Commandes', en_GB: 'Orders' },
  invoices: { fr_FR: 'Factures', en_GB: 'Invoices' },
  credit_notes: { fr_FR: 'Avoirs', en_GB: 'Credit notes' },
  shipments: { fr_FR: 'Expéditions', en_GB: 'Shipments' },
  quotes: { fr_FR: 'Devis', en_GB: 'Quotes' },
}

function settingsOf(series: Series): Record<string, SettingDefinition> {
  const { prefix, settings } = SERIES[series]
  const name = NAMES[series]
  const written = `${prefix}2026-000042`
  return {
    [`${settings}.number_prefix`]: setting(
      text({
        label: { fr_FR: `${name.fr_FR}\u202f: préfixe`, en_GB: `${name.en_GB}: prefix` },
        help: {
          fr_FR: `«\u202f${prefix}\u202f» donne ${written}. De 1 à 10 lettres majuscules, puis un tiret ou rien. Les numéros déjà donnés restent, et la suite continue sans trou.`,
          en_GB: `“${prefix}” gives ${written}. From 1 to 10 capital letters, then a hyphen or nothing. Numbers that were given stay, and the count goes on without a gap.`,
        },
        default: prefix,
      }),
      { ...numbers, check: checkPrefix(series) }
    ),
    [`${settings}.number_length`]: setting(
      integer({
        label: { fr_FR: `${name.fr_FR}\u202f: chiffres`, en_GB: `${name.en_GB}: figures` },
        help: {
          fr_FR: 'Complété par des zéros\u202f; un compte plus long s’écrit en entier.',
          en_GB: 'Filled up with zeros; a longer count is written whole.',
        },
        default: NUMBER_LENGTH,
        min: 1,
        max: 10,
      }),
      numbers
    ),
  }
}

/** How orders and documents are numbered: each series counts on through every change, and from 1 each year. */
export const numberSettings: Record<string, SettingDefinition> = Object.assign({}, ...SERIES_NAMES.map(settingsOf))
