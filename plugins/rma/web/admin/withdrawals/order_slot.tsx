import { Anchor, Table } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { StateBadge } from '#web/admin/record_states'
import { call } from '#web/lib/clients'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { TONES } from './withdrawal_data'
import type { ResponseOf } from '#web/lib/registry'

type Row = ResponseOf<'rma.admin.order_withdrawals.index'>['data'][number]

/** The withdrawals from an order; nothing without any. */
export default function OrderWithdrawals({ order: { id } }: { order: { id: number } }) {
  const t = useWords()
  const can = useCan()
  const locale = useLocale()
  const pathOf = useScreenPath()
  const [rows, setRows] = useState<Row[]>([])
  useEffect(() => {
    void call('GET', 'rma.admin.order_withdrawals.index', { params: { id } }).then(
      (answer) => setRows(answer === false ? [] : answer.data),
      () => setRows([])
    )
  }, [id])
  if (rows.length === 0) return null
  return (
    <section className="admin-panel" aria-label={t('rma.order_withdrawals.title')}>
      <h2>{t('rma.order_withdrawals.title')}</h2>
      <Table verticalSpacing={4}>
        <Table.Tbody>
          {rows.map(({ id: row, number, state, receivedAt }) => {
            const path = can('rma.withdrawals.view') ? pathOf('rma.admin.withdrawal', { id: row }) : null
            return (
              <Table.Tr key={row}>
                <Table.Td>
                  {path ? (
                    <Anchor component={Link} to={path}>
                      {number}
                    </Anchor>
                  ) : (
                    number
                  )}
                </Table.Td>
                <Table.Td>
                  <StateBadge state={{ word: t(`rma.order_withdrawals.state_${state}`), tone: TONES[state] }} />
                </Table.Td>
                <Table.Td ta="right">{formatInstant(locale, receivedAt)}</Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
    </section>
  )
}
