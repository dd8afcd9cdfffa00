import { Grid, Stack, Table, Text } from '@mantine/core'
import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { RecordHistory } from '#web/admin/record_history'
import { RecordStates } from '#web/admin/record_states'
import { useRouteAddress } from '#web/admin/route_address'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import { AttachmentList } from '#web/attachments/attachment_list'
import { Conversation } from './conversation'
import { ReturnActions } from './return_actions'
import { returnState, type StaffReturn } from './return_data'
import { ReturnSide } from './return_side'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'rma.admin.return', words: ['rma.admin_returns', 'rma.states', 'attachments'] },
  async ({ context, params, locale }) => {
    const asked = { params: { id: String(params.id) }, query: { locale } }
    const { data } = await callOrFail(context, 'GET', 'rma.admin.returns.show', asked)
    return { found: data }
  }
)

/** A return with its goods, its pictures and its conversation, and the moves that are possible now. */
export default function ReturnScreen() {
  const t = useWords()
  const locale = useLocale()
  const { found } = useLoaderData<typeof loader>()
  return (
    <AdminPage
      title={t('rma.admin_returns.number', { number: found.number })}
      parent={{ screen: 'rma.admin.returns' }}
      caption={
        <>
          <RecordStates states={[returnState(found.state, t)]} />
          <span>{t('rma.admin_returns.opened', { at: formatInstant(locale, found.openedAt) })}</span>
          <RecordHistory subject="rma.returns" id={found.id} />
        </>
      }
      actions={<ReturnActions found={found} />}
    >
      <Grid>
        <Grid.Col span={{ base: 12, md: 8, lg: 9 }}>
          <Stack>
            <Lines found={found} />
            <Request found={found} />
            <Conversation key={found.messages.length} found={found} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4, lg: 3 }}>
          <ReturnSide found={found} />
        </Grid.Col>
      </Grid>
    </AdminPage>
  )
}

function Lines({ found: { lines } }: { found: StaffReturn }) {
  const t = useWords()
  const isReceived = lines.some(({ received }) => received !== null)
  return (
    <section className="admin-panel" aria-label={t('rma.admin_returns.goods')}>
      <h2>{t('rma.admin_returns.goods')}</h2>
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('rma.admin_returns.product')}</Table.Th>
            <Table.Th ta="right">{t('rma.admin_returns.quantity')}</Table.Th>
            {isReceived && <Table.Th ta="right">{t('rma.admin_returns.received')}</Table.Th>}
            <Table.Th ta="right">{t('rma.admin_returns.settled')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map(({ id, name, detail, sku, reason, quantity, received, settled }) => (
            <Table.Tr key={id}>
              <Table.Td>
                {[name, detail].filter(Boolean).join(', ')}
                <Text size="xs" c="dimmed">
                  {[sku, reason].filter(Boolean).join(' · ')}
                </Text>
              </Table.Td>
              <Table.Td ta="right">{quantity}</Table.Td>
              {isReceived && <Table.Td ta="right">{received ?? 0}</Table.Td>}
              <Table.Td ta="right">{settled}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}

function Request({ found }: { found: StaffReturn }) {
  const t = useWords()
  const addressOf = useRouteAddress()
  const { id, information, answers, pictures, packageCondition, resolution, override } = found
  return (
    <section className="admin-panel" aria-label={t('rma.admin_returns.request')}>
      <h2>{t('rma.admin_returns.request')}</h2>
      <Text size="sm">
        {t(`rma.admin_returns.wants_${resolution}`)} {t(`rma.admin_returns.package_${packageCondition}`)}
      </Text>
      {override && <Text size="sm">{t('rma.admin_returns.late', { reason: override })}</Text>}
      {information && (
        <Text size="sm" mt="xs" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {information}
        </Text>
      )}
      {answers.map(({ question, answer }) => (
        <Text key={question} size="sm" mt="xs">
          <Text span c="dimmed">
            {question}
          </Text>{' '}
          {answer}
        </Text>
      ))}
      <div className="mt-3">
        <AttachmentList
          files={pictures}
          addressOf={(file, preview) =>
            addressOf('rma.admin.files.show', { id, file: file.id, ...(preview ? { preview } : {}) }) ?? ''
          }
        />
      </div>
    </section>
  )
}
