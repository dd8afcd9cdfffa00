import { ActionIcon, Anchor, Table, Text } from '@mantine/core'
import { useScreenPath } from '#web/admin/admin_data'
import { IconTrash } from '#web/admin/icons'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
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
  if (lines.length === 0) return <Text c="dimmed">{t('sales.admin_quotes.no_lines')}</Text>
  return (
    <Table.ScrollContainer
      minWidth={620}
      type="native"
      tabIndex={0}
      role="region"
      aria-label={t('sales.admin_quotes.lines')}
    >
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('sales.admin_quotes.item')}</Table.Th>
            <Table.Th w={120}>{t('sales.admin_quotes.price')}</Table.Th>
            <Table.Th w={100}>{t('sales.admin_quotes.quantity')}</Table.Th>
            <Table.Th w={120}>{t('sales.admin_quotes.off')}</Table.Th>
            <Table.Th ta="right">{t('sales.admin_quotes.total')}</Table.Th>
            <Table.Th w={40} aria-label={t('admin.delete')} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line, at) => (
            <Row key={`${line.position}-${line.sku}-${at}`} {...{ quote, line, at, remove }} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

interface RowProps extends Pick<PriceLinesProps, 'quote' | 'remove'> {
  line: PricedLine
  at: number
}

function Row({ quote, line, at, remove }: RowProps) {
  const t = useWords()
  const locale = useLocale()
  const { currency } = quote
  const { name } = line
  return (
    <Table.Tr>
      <Table.Td>
        <Name quote={quote} line={line} />
      </Table.Td>
      <Table.Td>
        <MoneyCell
          name={`lines.${at}.unitAmount`}
          label={t('sales.admin_quotes.price_of', { name })}
          currency={currency}
        />
      </Table.Td>
      <Table.Td>
        <PiecesCell name={`lines.${at}.quantity`} label={t('sales.admin_quotes.quantity_of', { name })} />
      </Table.Td>
      <Table.Td>
        <MoneyCell name={`lines.${at}.off`} label={t('sales.admin_quotes.off_of', { name })} currency={currency} />
      </Table.Td>
      <Table.Td ta="right">{formatMoney(locale, { amount: worthOf(line), currency })}</Table.Td>
      <Table.Td>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('sales.admin_quotes.remove_of', { name })}
          title={t('sales.admin_quotes.remove_of', { name })}
          onClick={() => remove(at)}
        >
          <IconTrash size={18} stroke={1.5} />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  )
}

/** What it is, with a way to its product where that is still there. */
function Name({ quote, line: { position, name, sku } }: Pick<RowProps, 'quote' | 'line'>) {
  const t = useWords()
  const pathOf = useScreenPath()
  const own = quote.lines.find((one) => one.position === position)
  const path = own?.productId ? pathOf('catalogue.admin.product', { id: own.productId }) : null
  return (
    <>
      {path ? (
        <Anchor component={Link} to={path}>
          {name}
        </Anchor>
      ) : (
        name
      )}
      <Text size="xs" c="dimmed">
        {sku}
      </Text>
      {own?.parts.map((part) => (
        <Text key={part.sku} size="xs" c="dimmed">
          {t('sales.admin_quotes.part', { count: part.quantity, name: part.name, sku: part.sku })}
        </Text>
      ))}
    </>
  )
}
