import { Anchor, Grid, Stack, Table, Text } from '@mantine/core'
import { useLoaderData } from '@remix-run/react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader, type AdminArgs } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { RecordActions } from '#web/admin/record_actions'
import { RecordHistory } from '#web/admin/record_history'
import { RecordStates, type RecordState } from '#web/admin/record_states'
import { formatDate, formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { LineName } from '../lines/line_name'
import { LineTable } from '../lines/line_table'
import { TotalsRow } from '../orders/totals_rows'
import type { Refund } from './refund_data'
import { Postal } from '../orders/postal'
import { MissingMentions } from '../papers/missing_mentions'
import { RefundMoney } from './refund_money'
import { usePaperAction } from '../papers/paper_action'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'sales.admin.refund', words: ['sales.admin_refunds', 'sales.papers'] },
  async ({ context, params, locale, staff }) => {
    const [refund, countries, methods] = await Promise.all([
      callOrFail(context, 'GET', 'sales.admin.refunds.show', { params: { id: String(params.id) }, query: { locale } }),
      callOrFail(context, 'GET', 'users.countries.index'),
      holds(staff, 'sales.transactions.create')
        ? callOrFail(context, 'GET', 'sales.admin.payment_choices.index', { query: { locale } })
        : null,
    ])
    return {
      refund: refund.data,
      countries: Object.fromEntries(countries.data.map(({ code, name }) => [code, name])),
      methods: methods?.data ?? [],
    }
  }
)

const holds = ({ permissions }: AdminArgs['staff'], key: string) => permissions === 'all' || permissions.includes(key)

const REFUND_TONES: Record<string, RecordState['tone']> = {
  refunded: 'done',
  pending: 'waiting',
  due: 'waiting',
  failed: 'alarm',
}

/** A credit note. */
export default function RefundScreen() {
  const t = useWords()
  const locale = useLocale()
  const { refund, countries, methods } = useLoaderData<typeof loader>()
  const paper = usePaperAction('refunds', refund.id)
  return (
    <AdminPage
      title={t('sales.admin_refunds.number', { number: refund.number })}
      parent={{ screen: 'sales.admin.refunds' }}
      caption={
        <>
          <RecordStates
            states={[
              { word: t(`sales.admin_refunds.state_${refund.state}`), tone: REFUND_TONES[refund.state] ?? 'over' },
            ]}
          />
          <span>{t('sales.admin_refunds.issued', { date: formatDate(locale, refund.issuedAt), who: refund.by })}</span>
          <RecordHistory subject="sales.refunds" id={refund.id} />
        </>
      }
      actions={<RecordActions next={null} actions={[paper]} />}
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
            <RefundMoney refund={refund} methods={methods} />
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
      {/* A credit note for an amount only has no lines. */}
      {refund.lines.length > 0 && (
        <LineTable
          label={t('sales.admin_refunds.lines')}
          item={t('sales.admin_refunds.item')}
          columns={[
            { label: t('sales.admin_refunds.quantity') },
            { label: t('sales.admin_refunds.stock'), hasWords: true },
            { label: t('sales.admin_refunds.net') },
          ]}
          lines={refund.lines.map((line) => ({
            key: line.sku,
            name: <LineName name={line.name} image={line.image} detail={line.detail} notes={[line.sku]} />,
            cells: [line.quantity, <Stock key="stock" line={line} />, money(line.net)],
          }))}
        />
      )}
      <Table verticalSpacing={4} withRowBorders={false}>
        <Table.Tbody>
          {extra
            .filter(([, { amount }]) => amount !== 0)
            .map(([key, amount]) => (
              <TotalsRow key={key} label={t(`sales.admin_refunds.${key}`)} amount={money(amount)} />
            ))}
          <TotalsRow label={t('sales.admin_refunds.total_net')} amount={money(refund.net)} />
          {refund.taxes.map(({ label, note, tax }) => (
            <TotalsRow key={label} label={note ?? label} amount={money(tax)} />
          ))}
          <TotalsRow label={t('sales.admin_refunds.total')} amount={money(refund.total)} isStrong />
        </Table.Tbody>
      </Table>
    </section>
  )
}

/** What happened to the returned pieces. */
function Stock({ line: { quantity, unshipped, isRestocked } }: { line: Refund['lines'][number] }) {
  const t = useWords()
  const kind = isRestocked ? 'restocked' : 'lost'
  return (
    <>
      {unshipped > 0 && <Text size="sm">{t('sales.admin_refunds.unshipped', { count: unshipped })}</Text>}
      {quantity > unshipped && (
        <Text size="sm">{t(`sales.admin_refunds.${kind}`, { count: quantity - unshipped })}</Text>
      )}
    </>
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
      <Postal address={billing} countries={countries} above={customer.company ?? customer.name} />
    </section>
  )
}
