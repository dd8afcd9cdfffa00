import { Anchor, Grid, Stack, Table, Text } from '@mantine/core'
import { useLoaderData } from '@remix-run/react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { formatDate, formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { ask } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import type { Refund } from './refund_data'
import { Postal } from '../orders/postal'
import { MissingMentions } from '../papers/missing_mentions'
import { RefundMoney } from './refund_money'
import { PrintButton } from '../papers/print_button'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'sales.admin.refund', words: ['sales.admin_refunds', 'sales.papers'] },
  async ({ context, params, locale }) => {
    const [refund, countries] = await Promise.all([
      ask(context, 'GET', 'sales.admin.refunds.show', { params: { id: String(params.id) }, query: { locale } }),
      ask(context, 'GET', 'users.countries.index'),
    ])
    return { refund: refund.data, countries: Object.fromEntries(countries.data.map(({ code, name }) => [code, name])) }
  }
)

/** One credit note, as it was issued. */
export default function RefundScreen() {
  const t = useWords()
  const locale = useLocale()
  const { refund, countries } = useLoaderData<typeof loader>()
  return (
    <AdminPage
      title={t('sales.admin_refunds.number', { number: refund.number })}
      parent={{ screen: 'sales.admin.refunds' }}
      caption={
        <Text span size="sm" c="dimmed">
          {t('sales.admin_refunds.issued', { date: formatDate(locale, refund.issuedAt), who: refund.by })}
        </Text>
      }
      actions={<PrintButton kind="refunds" id={refund.id} />}
    >
      <Grid>
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack>
            <MissingMentions missing={refund.missing} isIssued />
            <Content refund={refund} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Stack>
            <RefundMoney refund={refund} />
            <About refund={refund} countries={countries} />
          </Stack>
        </Grid.Col>
      </Grid>
    </AdminPage>
  )
}

function Content({ refund }: { refund: Refund }) {
  const t = useWords()
  const locale = useLocale()
  const money = (amount: Refund['total']) => formatMoney(locale, amount)
  const extra: [string, Refund['total']][] = [
    ['shipping', refund.shipping],
    ['adjustment_refund', refund.adjustmentRefund],
    ['adjustment_fee', { ...refund.adjustmentFee, amount: -refund.adjustmentFee.amount }],
  ]
  return (
    <section className="admin-panel" aria-label={t('sales.admin_refunds.lines')}>
      <h2>{t('sales.admin_refunds.lines')}</h2>
      <Table.ScrollContainer
        minWidth={520}
        type="native"
        tabIndex={0}
        role="region"
        aria-label={t('sales.admin_refunds.lines')}
      >
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('sales.admin_refunds.item')}</Table.Th>
              <Table.Th ta="right">{t('sales.admin_refunds.quantity')}</Table.Th>
              <Table.Th>{t('sales.admin_refunds.stock')}</Table.Th>
              <Table.Th ta="right">{t('sales.admin_refunds.net')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {refund.lines.map((line) => (
              <Table.Tr key={line.sku}>
                <Table.Td>
                  {[line.name, line.detail].filter(Boolean).join(', ')}
                  <Text size="xs" c="dimmed">
                    {line.sku}
                  </Text>
                </Table.Td>
                <Table.Td ta="right">{line.quantity}</Table.Td>
                <Table.Td>
                  {line.unshipped > 0 && (
                    <Text size="sm">{t('sales.admin_refunds.unshipped', { count: line.unshipped })}</Text>
                  )}
                  {line.quantity > line.unshipped && (
                    <Text size="sm">
                      {t(line.isRestocked ? 'sales.admin_refunds.restocked' : 'sales.admin_refunds.lost', {
                        count: line.quantity - line.unshipped,
                      })}
                    </Text>
                  )}
                </Table.Td>
                <Table.Td ta="right">{money(line.net)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Table verticalSpacing={4} withRowBorders={false}>
        <Table.Tbody>
          {extra
            .filter(([, { amount }]) => amount !== 0)
            .map(([key, amount]) => (
              <Row key={key} label={t(`sales.admin_refunds.${key}`)} amount={money(amount)} />
            ))}
          <Row label={t('sales.admin_refunds.total_net')} amount={money(refund.net)} />
          {refund.taxes.map(({ label, note, tax }) => (
            <Row key={label} label={note ?? label} amount={money(tax)} />
          ))}
          <Row label={t('sales.admin_refunds.total')} amount={money(refund.total)} isStrong />
        </Table.Tbody>
      </Table>
    </section>
  )
}

function Row({ label, amount, isStrong = false }: { label: string; amount: string; isStrong?: boolean }) {
  const weight = isStrong ? 600 : 400
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={weight}>
        {label}
      </Table.Th>
      <Table.Td ta="right" fw={weight}>
        {amount}
      </Table.Td>
    </Table.Tr>
  )
}

function About({ refund, countries }: { refund: Refund; countries: Record<string, string> }) {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const { order, invoices, customer, billing, reason } = refund
  const path = can('sales.orders.view') ? pathOf('sales.admin.order', { id: order.id }) : null
  const name = t('sales.admin_refunds.order', { number: order.number })
  return (
    <section className="admin-panel" aria-label={t('sales.admin_refunds.about')}>
      <h2>{t('sales.admin_refunds.about')}</h2>
      {path ? (
        <Anchor component={Link} to={path}>
          {name}
        </Anchor>
      ) : (
        <Text size="sm">{name}</Text>
      )}
      <Text size="sm">{t('sales.admin_refunds.invoices', { numbers: invoices.join(', ') })}</Text>
      {reason && (
        <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {t('sales.admin_refunds.reason', { reason })}
        </Text>
      )}
      <Text size="sm" mt="sm">
        {customer.company ?? customer.name}
      </Text>
      <Postal address={billing} countries={countries} />
    </section>
  )
}
