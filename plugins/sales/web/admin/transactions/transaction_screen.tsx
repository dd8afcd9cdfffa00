import { Anchor, Table } from '@mantine/core'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { RecordHistory } from '#web/admin/record_history'
import { formatDate, formatInstant, formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { TestBadge } from '../test_badge'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'sales.admin.transaction', words: ['sales.admin_transactions'] },
  async ({ context, params, locale }) => ({
    transaction: (
      await callOrFail(context, 'GET', 'sales.admin.transactions.show', {
        params: { id: String(params.id) },
        query: { locale },
      })
    ).data,
  })
)

/** A payment or repayment, with its order and invoice. */
export default function TransactionScreen() {
  const t = useWords()
  const can = useCan()
  const locale = useLocale()
  const pathOf = useScreenPath()
  const { transaction } = useLoaderData<typeof loader>()
  const { order, invoice } = transaction
  const linked = (path: string | null, text: string) =>
    path ? (
      <Anchor component={Link} to={path}>
        {text}
      </Anchor>
    ) : (
      text
    )
  const facts: [string, ReactNode][] = [
    ['kind', t(`sales.admin_transactions.kind_${transaction.kind}`)],
    ['amount', formatMoney(locale, transaction.amount)],
    ['method', transaction.method],
    ...(transaction.isTest ? ([['mode', <TestBadge key="mode" />]] as [string, ReactNode][]) : []),
    ['at', formatInstant(locale, transaction.at)],
    ...(transaction.paidOn ? ([['paid_on', formatDate(locale, transaction.paidOn)]] as [string, ReactNode][]) : []),
    ['by', transaction.by],
    ['customer', order.customer],
    ['order', linked(can('sales.orders.view') ? pathOf('sales.admin.order', { id: order.id }) : null, order.number)],
    ...(invoice
      ? ([
          [
            'invoice',
            linked(
              can('sales.invoices.view') ? pathOf('sales.admin.invoice', { id: invoice.id }) : null,
              invoice.number
            ),
          ],
        ] as [string, ReactNode][])
      : []),
    // Transactions recorded by staff have no provider.
    ...(transaction.raw === 'staff' ? [] : ([['raw', transaction.raw]] as [string, ReactNode][])),
    ...(transaction.message ? ([['message', transaction.message]] as [string, ReactNode][]) : []),
  ]
  return (
    <AdminPage
      title={transaction.reference}
      parent={{ screen: 'sales.admin.transactions' }}
      caption={<RecordHistory subject="sales.transactions" id={transaction.id} />}
    >
      <section className="admin-panel" aria-label={t('sales.admin_transactions.one')}>
        <Table verticalSpacing={4}>
          <Table.Tbody>
            {facts.map(([key, value]) => (
              <Table.Tr key={key}>
                <Table.Th scope="row" w={200}>
                  {t(`sales.admin_transactions.${key}`)}
                </Table.Th>
                <Table.Td>{value}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
    </AdminPage>
  )
}
