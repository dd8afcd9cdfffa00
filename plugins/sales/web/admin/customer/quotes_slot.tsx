import { Button, Stack } from '@mantine/core'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { RelatedRows } from '#web/admin/table/related_rows'
import { useWords } from '#web/lib/i18n'
import { useMakeQuote } from '../quotes/make_quote'

/** The quotes of a customer, with a button for a new one. */
export default function QuotesTab({ customer }: { customer: { id: number } }) {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const make = useMakeQuote()
  return (
    <Stack>
      {can('sales.quotes.create') && (
        <div>
          <Button
            variant="default"
            onClick={() => void make({ customerId: customer.id }, t('sales.customer_quotes.created'))}
          >
            {t('sales.customer_quotes.create')}
          </Button>
        </div>
      )}
      <RelatedRows
        list="sales.quotes"
        route="sales.admin.quotes.index"
        filter={{ customer_id: String(customer.id) }}
        columns={['number', 'requested_at', 'state', 'valid_until', 'total']}
        open={({ id }) => (can('sales.quotes.view') ? pathOf('sales.admin.quote', { id }) : null)}
        screen="sales.admin.quotes"
        empty={t('sales.customer_quotes.none')}
      />
    </Stack>
  )
}
