import { periodColumn } from '#core/lists/in_period'
import type { ListColumn } from '#core/lists/list'
import type { Label } from '#core/i18n/label'
import { label } from '#plugins/sales/shared/label'

const amount = (name: string, words: Label, isShown = true): ListColumn => ({
  type: 'money',
  sql: `p.${name}`,
  currency: 'p.currency',
  label: words,
  ...(isShown ? {} : { isShown }),
})

/** What every report of sales says of a row, and the days it is of. */
export const soldColumns = {
  net: amount('net', label('Chiffre d’affaires HT', 'Turnover without VAT')),
  gross: amount('gross', label('Chiffre d’affaires TTC', 'Turnover with VAT')),
  before: amount('before', label('Période précédente TTC', 'Previous period with VAT')),
  period: periodColumn,
} satisfies Record<string, ListColumn>
