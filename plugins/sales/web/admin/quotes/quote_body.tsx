import { Grid, Stack } from '@mantine/core'
import { useCan } from '#web/admin/admin_data'
import type { CountryChoice } from '../addresses/address_fields'
import { QuoteComment } from './quote_comment'
import { QuoteContent } from './quote_content'
import { QuoteRevisions } from './quote_revisions'
import { QuoteSide } from './quote_side'
import { QuoteTimeline } from './quote_timeline'
import { PriceForm } from './pricing/price_form'
import type { StaffQuote } from './quote_data'

interface QuoteBodyProps {
  quote: StaffQuote
  countries: CountryChoice[]
  isDirty: boolean
  /** Whether there are unsaved prices. */
  onDirty: (isDirty: boolean) => void
}

/** Lines and prices, customer, revisions and events of a quote. */
export function QuoteBody({ quote, countries, isDirty, onDirty }: QuoteBodyProps) {
  const can = useCan()
  return (
    <Grid>
      <Grid.Col span={{ base: 12, lg: 9 }}>
        <Stack>
          {quote.canChange && can('sales.quotes.update') ? (
            <PriceForm quote={quote} onDirty={onDirty} />
          ) : (
            <QuoteContent content={quote} />
          )}
          <QuoteRevisions quote={quote} />
          {can('sales.quotes.comment') && <QuoteComment key={quote.history.length} quote={quote} />}
          <QuoteTimeline quote={quote} />
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 3 }}>
        <QuoteSide quote={quote} countries={countries} isDirty={isDirty} />
      </Grid.Col>
    </Grid>
  )
}
