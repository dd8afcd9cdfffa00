import { Anchor, Grid, Stack, Table, Text } from '@mantine/core'
import { useLoaderData } from '@remix-run/react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { RecordHistory } from '#web/admin/record_history'
import { RecordStates } from '#web/admin/record_states'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { WithdrawalActions } from './withdrawal_actions'
import { Deadlines } from './deadlines'
import { TONES, type Withdrawal } from './withdrawal_data'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'rma.admin.withdrawal', words: ['rma.admin_withdrawals'] },
  async ({ context, params }) => {
    const { data } = await callOrFail(context, 'GET', 'rma.admin.withdrawals.show', {
      params: { id: String(params.id) },
    })
    return { withdrawal: data }
  }
)

/** A withdrawal with its evidence, its deadlines, and what became of it. */
export default function WithdrawalScreen() {
  const t = useWords()
  const locale = useLocale()
  const { withdrawal } = useLoaderData<typeof loader>()
  const { id, number, state, receivedAt } = withdrawal
  return (
    <AdminPage
      title={t('rma.admin_withdrawals.number', { number })}
      parent={{ screen: 'rma.admin.withdrawals' }}
      caption={
        <>
          <RecordStates states={[{ word: t(`rma.admin_withdrawals.state_${state}`), tone: TONES[state] }]} />
          <span>{t('rma.admin_withdrawals.received', { at: formatInstant(locale, receivedAt) })}</span>
          <RecordHistory subject="rma.withdrawals" id={id} />
        </>
      }
      actions={<WithdrawalActions withdrawal={withdrawal} />}
    >
      <Grid>
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack>
            <Goods withdrawal={withdrawal} />
            <Evidence withdrawal={withdrawal} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Stack>
            <Deadlines withdrawal={withdrawal} />
            <About withdrawal={withdrawal} />
          </Stack>
        </Grid.Col>
      </Grid>
    </AdminPage>
  )
}

function Goods({ withdrawal: { lines, isWhole } }: { withdrawal: Withdrawal }) {
  const t = useWords()
  return (
    <section className="admin-panel" aria-label={t('rma.admin_withdrawals.goods')}>
      <h2>{t('rma.admin_withdrawals.goods')}</h2>
      <Text size="sm" c="dimmed">
        {t(isWhole ? 'rma.admin_withdrawals.whole' : 'rma.admin_withdrawals.part')}
      </Text>
      <Table verticalSpacing="xs">
        <Table.Tbody>
          {lines.map(({ name, detail, quantity }, position) => (
            <Table.Tr key={position}>
              <Table.Td>{[name, detail].filter(Boolean).join(', ')}</Table.Td>
              <Table.Td ta="right">{quantity}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}

function Evidence({ withdrawal: { statement, answer, legalGround: ground } }: { withdrawal: Withdrawal }) {
  const t = useWords()
  return (
    <section className="admin-panel" aria-label={t('rma.admin_withdrawals.evidence')}>
      <h2>{t('rma.admin_withdrawals.evidence')}</h2>
      <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {statement}
      </Text>
      <Text size="xs" c="dimmed" mt="sm">
        {t('rma.admin_withdrawals.evidence_kept')}
      </Text>
      {ground && (
        <Text size="sm" mt="sm">
          {[t(`rma.admin_withdrawals.ground_${ground}`), answer].filter(Boolean).join(' ')}
        </Text>
      )}
    </section>
  )
}

function About({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useWords()
  const can = useCan()
  const locale = useLocale()
  const pathOf = useScreenPath()
  const { order, customer, refund, returned, confirmedAt, closedAt, closedBy } = withdrawal
  const links = [
    { label: 'order', one: order, screen: 'sales.admin.order', right: 'sales.orders.view' },
    { label: 'refund', one: refund, screen: 'sales.admin.refund', right: 'sales.refunds.view' },
    { label: 'returned', one: returned, screen: 'rma.admin.return', right: 'rma.returns.view' },
  ]
  return (
    <section className="admin-panel" aria-label={t('rma.admin_withdrawals.about')}>
      <h2>{t('rma.admin_withdrawals.about')}</h2>
      <Text size="sm">{customer.name}</Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {customer.email}
      </Text>
      {links.map(({ label, one, screen, right }) => {
        if (!one) return null
        const path = can(right) ? pathOf(screen, { id: one.id }) : null
        const told = t(`rma.admin_withdrawals.${label}`, { number: one.number })
        return path ? (
          <Anchor key={label} component={Link} to={path} size="sm" display="block" py={3}>
            {told}
          </Anchor>
        ) : (
          <Text key={label} size="sm">
            {told}
          </Text>
        )
      })}
      {confirmedAt && (
        <Text size="sm" c="dimmed">
          {t('rma.admin_withdrawals.confirmed', { at: formatInstant(locale, confirmedAt) })}
        </Text>
      )}
      {closedAt && (
        <Text size="sm" c="dimmed">
          {t('rma.admin_withdrawals.closed', { at: formatInstant(locale, closedAt), who: closedBy })}
        </Text>
      )}
    </section>
  )
}
