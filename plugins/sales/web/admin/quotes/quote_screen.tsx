import { Alert, Anchor, Text } from '@mantine/core'
import { useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { RecordStates } from '#web/admin/record_states'
import { RecordHistory } from '#web/admin/record_history'
import { formatDate, formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { QuoteActions } from './quote_actions'
import { QuoteBody } from './quote_body'
import { quoteState } from './quote_state_badge'
import type { StaffQuote } from './quote_data'

export const meta = adminHead

export const loader = adminLoader(
  {
    id: 'sales.admin.quote',
    words: [
      'sales.admin_quotes',
      'sales.customer_quotes',
      'sales.drafts',
      'sales.fields',
      'sales.summary',
      'sales.papers',
    ],
  },
  async ({ context, params, locale }) => {
    const [quote, countries] = await Promise.all([
      callOrFail(context, 'GET', 'sales.admin.quotes.show', { params: { id: String(params.id) }, query: { locale } }),
      callOrFail(context, 'GET', 'users.countries.index'),
    ])
    return { quote: quote.data, countries: countries.data }
  }
)

/** A quote with its lines, prices, revisions and events. */
export default function QuoteScreen() {
  const t = useWords()
  const { quote, countries } = useLoaderData<typeof loader>()
  const [isDirty, setDirty] = useState(false)
  return (
    <AdminPage
      title={t('sales.admin_quotes.number', { number: quote.number })}
      parent={{ screen: 'sales.admin.quotes' }}
      caption={<Caption quote={quote} />}
      actions={<QuoteActions quote={quote} isDirty={isDirty} />}
    >
      {quote.canChange && quote.hasChanges && quote.revision > 1 && (
        <Alert color="yellow" mb="md">
          {t('sales.admin_quotes.unsent', { revision: quote.revision - 1 })}
        </Alert>
      )}
      <QuoteBody quote={quote} countries={countries} isDirty={isDirty} onDirty={setDirty} />
    </AdminPage>
  )
}

function Caption({ quote }: { quote: StaffQuote }) {
  const t = useWords()
  const locale = useLocale()
  const pathOf = useScreenPath()
  const { state, requestedAt, validUntil, order } = quote
  const path = order && pathOf('sales.admin.order', { id: order.id })
  return (
    <>
      <RecordStates states={[quoteState(state, t)]} />
      <Text span size="sm" c="dimmed">
        {t('sales.admin_quotes.opened', { at: formatInstant(locale, requestedAt) })}
        {state === 'sent' &&
          validUntil &&
          ` · ${t('sales.admin_quotes.until', { date: formatDate(locale, validUntil) })}`}
      </Text>{' '}
      {path && (
        <Anchor component={Link} to={path} size="sm">
          {t('sales.admin_quotes.order', { number: order.number })}
        </Anchor>
      )}{' '}
      <RecordHistory subject="sales.quotes" id={quote.id} />
    </>
  )
}
