import { Button, Group, Select, Stack } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useDebouncedValue, useDisclosure } from '@mantine/hooks'
import { useSearchParams } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { IconPlus } from '#web/admin/icons'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { useMakeQuote } from './make_quote'

interface Found {
  value: string
  label: string
}

/** Chooses the customer of a new quote. `?new` opens the dialog. */
export function NewQuote() {
  const t = useWords()
  const [isOpen, { open, close }] = useDisclosure(false)
  const [search] = useSearchParams()
  useEffect(() => {
    if (search.has('new')) open()
  }, [search, open])
  return (
    <>
      <Button onClick={open} leftSection={<IconPlus size={16} />}>
        {t('sales.admin_quotes.create')}
      </Button>
      {isOpen && <QuoteDialog onClose={close} />}
    </>
  )
}

function QuoteDialog({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const make = useMakeQuote()
  const [isBusy, setBusy] = useState(false)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Found | null>(null)
  const found = useCustomers(typed)
  const data = chosen && !found.some(({ value }) => value === chosen.value) ? [chosen, ...found] : found
  const submit = async () => {
    if (!chosen) return
    setBusy(true)
    await make({ customerId: Number(chosen.value) }, t('sales.admin_quotes.created'))
    setBusy(false)
  }
  return (
    <Dialog opened onClose={onClose} title={t('sales.admin_quotes.create_title')}>
      <Stack>
        <Select
          label={t('sales.admin_quotes.customer_search')}
          description={t('sales.admin_quotes.customer_help')}
          searchable
          data-autofocus
          openOnFocus={false}
          value={chosen?.value ?? null}
          searchValue={typed}
          onSearchChange={setTyped}
          onChange={(value) => setChosen(data.find((one) => one.value === value) ?? null)}
          data={data}
          filter={({ options }) => options}
          nothingFoundMessage={typed.length > 1 ? t('sales.admin_quotes.customer_none') : null}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
          <Button disabled={!chosen} loading={isBusy} onClick={() => void submit()}>
            {t('sales.admin_quotes.create_go')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

/** Searches customers by name, company or address. */
function useCustomers(typed: string): Found[] {
  const [q] = useDebouncedValue(typed.trim(), 250)
  const [found, setFound] = useState<Found[]>([])
  useEffect(() => {
    if (q.length < 2) return undefined
    const aborter = new AbortController()
    call('GET', 'users.admin.customers.index', { query: { q, limit: 10 }, signal: aborter.signal }).then(
      (answer) => answer && setFound(answer.data.map(toChoice)),
      () => undefined
    )
    return () => aborter.abort()
  }, [q])
  return found
}

function toChoice({ id, name, company, email }: { id: number; [column: string]: unknown }): Found {
  return { value: String(id), label: [company ?? name, email].filter(Boolean).join(' – ') }
}
