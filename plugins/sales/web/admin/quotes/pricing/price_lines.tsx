import { ActionIcon, Group, Text } from '@mantine/core'
import { IconTrash } from '#web/admin/icons'
import { currencySign, formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { LineName, Note } from '../../lines/line_name'
import { LineTable } from '../../lines/line_table'
import { partsOf } from '../quote_content'
import { MoneyCell, PercentCell, PiecesCell } from './cells'
import { offOf, otherDiscount, worthOf, type PricedLine } from './price_values'
import type { StaffQuote } from '../quote_data'

interface PriceLinesProps {
  quote: StaffQuote
  lines: PricedLine[]
  change: (at: number, line: PricedLine) => void
  remove: (at: number) => void
}

/** Price, quantity and discount of each line. */
export function PriceLines({ quote, lines, change, remove }: PriceLinesProps) {
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
        { label: t('sales.admin_quotes.off'), width: 160 },
        { label: t('sales.admin_quotes.total') },
      ]}
      lines={lines.map((line, at) => {
        const { position, sku, name } = line
        const own = quote.lines.find((one) => one.position === position)
        const notes = [sku, ...(own ? partsOf(own, t) : [])]
        const field = (column: 'unitAmount' | 'quantity' | 'off' | 'percent', word: string) => ({
          name: `lines.${at}.${column}`,
          label: t(`sales.admin_quotes.${word}`, { name }),
        })
        return {
          key: `${position}-${sku}-${at}`,
          name: <LineName name={name} image={own?.image ?? null} productId={own?.productId} notes={notes} />,
          cells: [
            <MoneyCell key="price" {...field('unitAmount', 'price_of')} currency={currency} />,
            <PiecesCell key="quantity" {...field('quantity', 'quantity_of')} />,
            <Discount
              key="off"
              line={line}
              currency={currency}
              sum={field('off', 'off_of')}
              percent={field('percent', 'off_percent_of')}
              turn={() => change(at, otherDiscount(line))}
            />,
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

interface DiscountProps {
  line: PricedLine
  currency: string
  sum: { name: string; label: string }
  percent: { name: string; label: string }
  /** Switches the discount between percentage and amount. */
  turn: () => void
}

/** The discount of a line: an amount, or a percentage with its amount. */
function Discount({ line, currency, sum, percent, turn }: DiscountProps) {
  const t = useWords()
  const locale = useLocale()
  const isPercent = line.percent !== null
  const other = t(`sales.admin_quotes.off_as_${isPercent ? 'sum' : 'percent'}`, { name: line.name })
  return (
    <>
      <Group gap={4} wrap="nowrap">
        {isPercent ? <PercentCell {...percent} /> : <MoneyCell {...sum} currency={currency} />}
        <ActionIcon variant="default" size="lg" aria-label={other} title={other} onClick={turn}>
          {isPercent ? currencySign(locale, currency) : '%'}
        </ActionIcon>
      </Group>
      {isPercent && (
        <Note>
          {t('sales.admin_quotes.off_comes_to', { amount: formatMoney(locale, { amount: offOf(line), currency }) })}
        </Note>
      )}
    </>
  )
}
