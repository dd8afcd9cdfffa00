import { Table, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { messageOf } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import { useLocale } from '#web/lib/shell'

type Stock = ResponseOf<'catalogue.admin.product_stock.show'>['data']

/** Reasons of manual and automatic movements. */
const KNOWN = new Set(['delivery', 'adjustment', 'inventory', 'return', 'breakage', 'loss', 'import', 'shipment'])

/** The latest stock movements of a product, and its reservations. */
export function StockJournal({ product }: { product: number }) {
  const t = useWords()
  const locale = useLocale()
  const [stock, setStock] = useState<Stock | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    const aborter = new AbortController()
    call('GET', 'catalogue.admin.product_stock.show', { params: { id: product }, signal: aborter.signal }).then(
      (answer) => answer && setStock(answer.data),
      (error: unknown) => !aborter.signal.aborted && setProblem(messageOf(error, t))
    )
    return () => aborter.abort()
  }, [product, t])
  if (problem)
    return (
      <Text role="alert" c="red">
        {problem}
      </Text>
    )
  if (!stock)
    return (
      <Text role="status" c="dimmed">
        {t('catalogue.product_form.loading')}
      </Text>
    )
  const reason = (code: string) => (KNOWN.has(code) ? t(`catalogue.product_form.reason_${code}`) : code)
  const rows = [
    ...stock.reservations.map((one) => ({ ...one, at: one.expiresAt, why: t('catalogue.product_form.promised') })),
    ...stock.movements.map((one) => ({ ...one, why: reason(one.reason) })),
  ]
  if (rows.length === 0) return <Text c="dimmed">{t('catalogue.product_form.no_movement')}</Text>
  return (
    <Table.ScrollContainer minWidth={420}>
      <Table aria-label={t('catalogue.product_form.movements')}>
        <Table.Thead>
          <Table.Tr>
            {['when', 'sku', 'source', 'quantity', 'reason', 'reference'].map((key) => (
              <Table.Th key={key}>{t(`catalogue.product_form.${key}`)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ id, at, sku, source, quantity, why, reference }) => (
            <Table.Tr key={`${why} ${id}`}>
              <Table.Td>{at ? formatInstant(locale, at) : '–'}</Table.Td>
              <Table.Td>{sku}</Table.Td>
              <Table.Td>{source}</Table.Td>
              <Table.Td>{quantity}</Table.Td>
              <Table.Td>{why}</Table.Td>
              <Table.Td>{reference}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
