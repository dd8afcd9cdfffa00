import { Anchor, Button, Group, Select, Stack, Table, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useLoaderData } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { call } from '#web/lib/clients'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { useOpenDraft } from './open_draft'

export const meta = adminHead

export const loader = adminLoader({ id: 'sales.admin.order_create', words: ['sales.drafts'] }, async ({ context }) => ({
  drafts: (await callOrFail(context, 'GET', 'sales.admin.drafts.index')).data,
}))

/** Chooses the customer of a new order, and lists open drafts. */
export default function CreateOrderScreen() {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const { drafts } = useLoaderData<typeof loader>()
  const create = can('users.customers.create') && pathOf('users.admin.customer_create')
  return (
    <AdminPage parent={{ screen: 'sales.admin.orders' }} caption={t('sales.drafts.caption')}>
      <Stack>
        <section className="admin-panel" aria-label={t('sales.drafts.customer')}>
          <h2>{t('sales.drafts.customer')}</h2>
          {can('users.customers.list') ? <CustomerSearch /> : <Text size="sm">{t('sales.drafts.no_customers')}</Text>}
          {create && (
            <Text size="sm" mt="sm">
              {t('sales.drafts.new_customer_help')}{' '}
              <Anchor component={Link} to={create}>
                {t('sales.drafts.new_customer')}
              </Anchor>
            </Text>
          )}
        </section>
        {drafts.length > 0 && <OpenDrafts drafts={drafts} />}
      </Stack>
    </AdminPage>
  )
}

function CustomerSearch() {
  const t = useWords()
  const { open, isOpening } = useOpenDraft()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const found = useCustomers(typed)
  return (
    <Group align="end" gap="xs">
      <Select
        flex={1}
        maw={520}
        label={t('sales.drafts.find_customer')}
        placeholder={t('sales.drafts.find_customer_hint')}
        data={found}
        filter={({ options }) => options}
        value={chosen}
        onChange={setChosen}
        searchValue={typed}
        onSearchChange={setTyped}
        searchable
        nothingFoundMessage={typed.trim().length < 2 ? undefined : t('sales.drafts.nobody_found')}
      />
      <Button disabled={chosen === null} loading={isOpening} onClick={() => void open({ customerId: Number(chosen) })}>
        {t('sales.drafts.begin')}
      </Button>
    </Group>
  )
}

interface Found {
  value: string
  label: string
}

/** Searches customers by name or address. The chosen one stays in the list. */
function useCustomers(typed: string): Found[] {
  const [q] = useDebouncedValue(typed.trim(), 250)
  const [found, setFound] = useState<Found[]>([])
  const isChosen = found.some(({ label }) => label === q)
  useEffect(() => {
    if (q.length < 2 || isChosen) return undefined
    const aborter = new AbortController()
    call('GET', 'users.admin.customers.index', { query: { q, limit: 10 }, signal: aborter.signal }).then(
      (answer) => answer && setFound(answer.data.map(toChoice)),
      () => undefined
    )
    return () => aborter.abort()
  }, [q, isChosen])
  return found
}

function toChoice({ id, name, email, company }: { id: number; [column: string]: unknown }): Found {
  return { value: String(id), label: [name, company, email].filter(Boolean).map(String).join(' · ') }
}

function OpenDrafts({ drafts }: { drafts: Awaited<ReturnType<typeof loader>>['drafts'] }) {
  const t = useWords()
  const locale = useLocale()
  const pathOf = useScreenPath()
  return (
    <section className="admin-panel" aria-label={t('sales.drafts.open')}>
      <h2>{t('sales.drafts.open')}</h2>
      <Table verticalSpacing="xs">
        <Table.Tbody>
          {drafts.map(({ id, customer, email, quantity, updatedAt }) => (
            <Table.Tr key={id}>
              <Table.Td>
                <Anchor component={Link} to={pathOf('sales.admin.draft', { id }) ?? '/admin'}>
                  {customer}
                </Anchor>
                <Text size="xs" c="dimmed">
                  {email}
                </Text>
              </Table.Td>
              <Table.Td>{t('sales.drafts.pieces', { count: quantity })}</Table.Td>
              <Table.Td ta="right">{formatInstant(locale, updatedAt)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
