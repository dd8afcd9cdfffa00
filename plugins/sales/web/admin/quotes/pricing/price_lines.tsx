import { ActionIcon, Text } from '@mantine/core'
import { IconTrash } from '#web/admin/icons'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { LineName } from '../../lines/line_name'
import { LineTable } from '../../lines/line_table'
import { partsOf } from '../quote_content'
import { MoneyCell, PiecesCell } from './cells'
import { worthOf, type PricedLine } from './price_values'
import type { StaffQuote } from '../quote_data'

interface PriceLinesProps {
  quote: StaffQuote
  lines: PricedLine[]
  remove: (at: number) => void
}

/** Price, pieces and discount of each line. */
export function PriceLines({ quote, lines, remove }: PriceLinesProps) {
  const t = useWords()
  const locale = useLocale()
  const { currency } = quote
  if (lines.length === 0) return <Text c="dimmed">{t('sales.admin_quotes.no_lines')}</Text>
  return (
    <LineTable
      label={t('sales.admin_quotes.lines')}
      item={t('sales.admin_quotes.item')}
      actions={t('admin.delete')}
      columns={[
        { label: t('sales.admin_quotes.price'), width: 120 },
        { label: t('sales.admin_quotes.quantity'), width: 100 },
        { label: t('sales.admin_quotes.off'), width: 120 },
        { label: t('sales.admin_quotes.total') },
      ]}
      lines={lines.map((line, at) => {
        const { position, sku, name } = line
        const own = quote.lines.find((one) => one.position === position)
        const notes = [sku, ...(own ? partsOf(own, t) : [])]
        const field = (column: 'unitAmount' | 'quantity' | 'off', word: string) => ({
          name: `lines.${at}.${column}`,
          label: t(`sales.admin_quotes.${word}`, { name }),
        })
        return {
          key: `${position}-${sku}-${at}`,
          name: <LineName name={name} image={own?.image ?? null} productId={own?.productId} notes={notes} />,
          cells: [
            <MoneyCell key="price" {...field('unitAmount', 'price_of')} currency={currency} />,
            <PiecesCell key="quantity" {...field('quantity', 'quantity_of')} />,
            <MoneyCell key="off" {...field('off', 'off_of')} currency={currency} />,
            formatMoney(locale, { amount: worthOf(line), currency }),
          ],
          action: <RemoveLine label={t('sales.admin_quotes.remove_of', { name })} remove={() => remove(at)} />,
        }
      })}
    />
  )
}

function RemoveLine({ label, remove }: { label: string; remove: () => void }) {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} onClick={remove}>
      <IconTrash size={18} />
    </ActionIcon>
  )
}
