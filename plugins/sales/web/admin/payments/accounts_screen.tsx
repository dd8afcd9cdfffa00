import { Badge, Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core'
import { useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { messageOf } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import { callOrFail } from '#web/lib/screen_loader'
import { TestBadge } from '../test_badge'

export const meta = adminHead

type Account = ResponseOf<'sales.admin.payment_accounts.index'>['data'][number]

export const loader = adminLoader(
  { id: 'sales.admin.payment_accounts', words: ['sales.admin_payment_accounts', 'sales.admin_transactions'] },
  async ({ context, locale }) => ({
    accounts: (await callOrFail(context, 'GET', 'sales.admin.payment_accounts.index', { query: { locale } })).data,
  })
)

/** The shop's accounts with payment providers: what is offered, in which mode, and whether the account works. */
export default function PaymentAccountsScreen() {
  const t = useWords()
  const { accounts } = useLoaderData<typeof loader>()
  const hasChannels = new Set(accounts.map(({ channel }) => channel)).size > 1
  return (
    <AdminPage>
      <Stack>
        <Text>{t('sales.admin_payment_accounts.text')}</Text>
        {accounts.length === 0 && <Text c="dimmed">{t('sales.admin_payment_accounts.empty')}</Text>}
        {accounts.map((account) => (
          <AccountPanel key={`${account.method}${account.channel}`} account={account} hasChannels={hasChannels} />
        ))}
      </Stack>
    </AdminPage>
  )
}

function AccountPanel({ account, hasChannels }: { account: Account; hasChannels: boolean }) {
  const t = useWords()
  const { label, channel, isTest, isOffered, canCheck, notificationAddress } = account
  const name = hasChannels ? `${label} · ${channel}` : label
  const word = (key: string) => t(`sales.admin_payment_accounts.${key}`)
  return (
    <section className="admin-panel" aria-label={name}>
      <Group justify="space-between" align="start" gap="sm">
        <Group gap="xs">
          <h2 style={{ margin: 0 }}>{name}</h2>
          <Badge color={isOffered ? 'green' : 'gray'} variant="light">
            {word(isOffered ? 'offered' : 'not_offered')}
          </Badge>
          {isTest && <TestBadge />}
        </Group>
        {canCheck && <Check account={account} name={name} />}
      </Group>
      <Text size="sm" c="dimmed" mt="xs">
        {word('notification_address')}
      </Text>
      <Group gap="xs" wrap="nowrap" align="center">
        <Code style={{ overflowWrap: 'anywhere' }}>{notificationAddress}</Code>
        <CopyButton value={notificationAddress}>
          {({ copied, copy }) => (
            <Button size="compact-sm" variant="default" onClick={copy} style={{ flexShrink: 0 }}>
              {word(copied ? 'copied' : 'copy')}
            </Button>
          )}
        </CopyButton>
      </Group>
    </section>
  )
}

/** Asks the provider whether the account works, and says what it answered. */
function Check({ account: { method, channel }, name }: { account: Account; name: string }) {
  const t = useWords()
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<{ ok: boolean; detail: string } | null>(null)
  const check = async () => {
    setBusy(true)
    try {
      const found = await call('POST', 'sales.admin.payment_account_checks.store', { data: { method, channel } })
      if (found !== false) setAnswer(found.data)
    } catch (error) {
      setAnswer({ ok: false, detail: messageOf(error, t) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack gap={4} align="end">
      <Button
        variant="default"
        loading={isBusy}
        aria-label={t('sales.admin_payment_accounts.check_name', { name })}
        onClick={() => void check()}
      >
        {t('sales.admin_payment_accounts.check')}
      </Button>
      <Text role="status" size="sm" c={answer?.ok === false ? 'red' : 'green'} maw={360} ta="end">
        {answer?.detail}
      </Text>
    </Stack>
  )
}
