import { Anchor, Button, Group, Table, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { notifyProblem } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { formatDate, formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { QuoteStateBadge } from '../quotes/quote_state_badge'
import { useMakeQuote } from '../quotes/make_quote'

interface QuoteRow {
  id: number
  number: string
  state: string
  requested_at: string
  total: { amount: number; currency: string }
}

/** The last quotes of a customer, and a button that begins one for them. */
export default function QuotesSlot({ customer }: { customer: { id: number } }) {
  const t = useWords()
  const can = useCan()
  const make = useMakeQuote()
  const quotes = useQuotes(customer.id)
  return (
    <section className="admin-panel" aria-label={t('sales.customer_quotes.title')}>
      {can('sales.quotes.create') && (
        <Group justify="flex-end">
          <Button onClick={() => void make({ customerId: customer.id }, t('sales.customer_quotes.created'))}>
            {t('sales.customer_quotes.create')}
          </Button>
        </Group>
      )}
      {quotes?.length === 0 && <Text c="dimmed">{t('sales.customer_quotes.none')}</Text>}
      {quotes && quotes.length > 0 && (
        <Table verticalSpacing="xs">
          <Table.Tbody>
            {quotes.map((quote) => (
              <Row key={quote.id} quote={quote} />
            ))}
          </Table.Tbody>
        </Table>
      )}
    </section>
  )
}

function Row({ quote: { id, number, state, requested_at: at, total } }: { quote: QuoteRow }) {
  const can = useCan()
  const locale = useLocale()
  const pathOf = useScreenPath()
  const path = can('sales.quotes.view') ? pathOf('sales.admin.quote', { id }) : null
  return (
    <Table.Tr>
      <Table.Td>
        {path ? (
          <Anchor component={Link} to={path}>
            {number}
          </Anchor>
        ) : (
          number
        )}
      </Table.Td>
      <Table.Td>{formatDate(locale, at)}</Table.Td>
      <Table.Td>
        <QuoteStateBadge state={state} />
      </Table.Td>
      <Table.Td ta="right">{formatMoney(locale, total)}</Table.Td>
    </Table.Tr>
  )
}

/** Null: they are still being read. */
function useQuotes(customerId: number): QuoteRow[] | null {
  const t = useWords()
  const [quotes, setQuotes] = useState<QuoteRow[] | null>(null)
  useEffect(() => {
    let isOver = false
    const query = { 'filter[customer_id]': customerId, 'limit': 50 } as never
    call('GET', 'sales.admin.quotes.index', { query }).then(
      (answer) => {
        if (!isOver && answer) setQuotes(answer.data as unknown as QuoteRow[])
      },
      (error: unknown) => notifyProblem(error, t)
    )
    return () => {
      isOver = true
    }
  }, [customerId, t])
  return quotes
}
