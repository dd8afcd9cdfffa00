import { Anchor, Table, Text } from '@mantine/core'
import { useScreenPath } from '#web/admin/admin_data'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import type { StaffOrder, StaffOrderLine } from './order_data'

/** What was ordered, and what became of it. */
export function OrderLines({ order: { lines } }: { order: StaffOrder }) {
  const t = useWords()
  return (
    <section className="admin-panel" aria-label={t('sales.admin_orders.lines')}>
      <h2>{t('sales.admin_orders.lines')}</h2>
      <Table.ScrollContainer
        minWidth={600}
        type="native"
        tabIndex={0}
        role="region"
        aria-label={t('sales.admin_orders.lines')}
      >
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('sales.admin_orders.item')}</Table.Th>
              <Table.Th ta="right">{t('sales.admin_orders.price')}</Table.Th>
              <Table.Th ta="right">{t('sales.admin_orders.quantity')}</Table.Th>
              <Table.Th>{t('sales.admin_orders.progress')}</Table.Th>
              <Table.Th ta="right">{t('sales.admin_orders.tax')}</Table.Th>
              <Table.Th ta="right">{t('sales.admin_orders.total')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </section>
  )
}

function Line({ line }: { line: StaffOrderLine }) {
  const t = useWords()
  const locale = useLocale()
  const pathOf = useScreenPath()
  const path = line.productId === null ? null : pathOf('catalogue.admin.product', { id: line.productId })
  const name = [line.name, line.detail].filter(Boolean).join(', ')
  return (
    <Table.Tr>
      <Table.Td>
        {path ? (
          <Anchor component={Link} to={path}>
            {name}
          </Anchor>
        ) : (
          name
        )}
        <Text size="xs" c="dimmed">
          {line.sku}
        </Text>
        {line.parts.map((part) => (
          <Text key={part.sku} size="xs" c="dimmed">
            {t('sales.admin_orders.part', { count: part.quantity, name: part.name, sku: part.sku })}
          </Text>
        ))}
      </Table.Td>
      <Table.Td ta="right">
        {formatMoney(locale, line.unitPrice)}
        <Text size="xs" c="dimmed" className="admin-nowrap">
          {t('sales.admin_orders.net', { amount: formatMoney(locale, line.netUnitPrice) })}
        </Text>
      </Table.Td>
      <Table.Td ta="right">{line.quantity}</Table.Td>
      <Table.Td>
        <Progress line={line} />
      </Table.Td>
      <Table.Td ta="right">{formatMoney(locale, line.tax)}</Table.Td>
      <Table.Td ta="right">
        {formatMoney(locale, line.total)}
        {line.discount.amount > 0 && (
          <Text size="xs" c="dimmed" className="admin-nowrap">
            {t('sales.admin_orders.discounted', { amount: formatMoney(locale, line.discount) })}
          </Text>
        )}
      </Table.Td>
    </Table.Tr>
  )
}

/** Pieces by what was done with them; none: nothing yet. */
function Progress({ line: { invoiced, shipped, refunded, canceled } }: { line: StaffOrderLine }) {
  const t = useWords()
  const told = Object.entries({ invoiced, shipped, refunded, canceled }).filter(([, count]) => count > 0)
  if (told.length === 0)
    return (
      <Text size="sm" className="admin-nowrap">
        {t('sales.admin_orders.untouched')}
      </Text>
    )
  return told.map(([kind, count]) => (
    <Text key={kind} size="sm" className="admin-nowrap">
      {t(`sales.admin_orders.pieces_${kind}`, { count })}
    </Text>
  ))
}
