import { Anchor, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'
import type { CountryChoice } from '../addresses/address_fields'
import { Postal } from '../orders/postal'
import { ReachLines } from '../orders/reach_lines'
import { QuoteAddresses } from './quote_addresses'
import type { StaffQuote } from './quote_data'

interface QuoteSideProps {
  quote: StaffQuote
  countries: CountryChoice[]
  /** Whether there are unsaved prices. */
  isDirty: boolean
}

/** Customer, addresses and comment of a quote. */
export function QuoteSide({ quote, countries, isDirty }: QuoteSideProps) {
  const t = useWords()
  const can = useCan()
  const { billing, delivery, coupon, comment, canChange } = quote
  const names = Object.fromEntries(countries.map(({ code, name }) => [code, name]))
  return (
    <Stack>
      <CustomerPanel quote={quote} />
      {comment && (
        <Panel title={t('sales.admin_quotes.comment_of_customer')}>
          <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {comment}
          </Text>
        </Panel>
      )}
      {delivery && (
        <Panel title={t('sales.admin_quotes.delivery_address')}>
          <Postal address={delivery} countries={names} />
        </Panel>
      )}
      <Panel title={t('sales.admin_quotes.billing')}>
        <Postal address={billing} countries={names} />
        {coupon && <Text size="sm">{t('sales.admin_quotes.coupon', { code: coupon })}</Text>}
        {canChange && can('sales.quotes.update') && (
          <QuoteAddresses quote={quote} countries={countries} isDirty={isDirty} />
        )}
      </Panel>
    </Stack>
  )
}

function CustomerPanel({ quote: { customer } }: Pick<QuoteSideProps, 'quote'>) {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const isShown = customer.id !== null && can('users.customers.list')
  const path = isShown ? pathOf('users.admin.customer', { id: Number(customer.id) }) : null
  const numbers = [customer.company, customer.registrationNumber, customer.vatNumber]
  return (
    <Panel title={t('sales.admin_quotes.customer')}>
      {path ? (
        <Anchor component={Link} to={path} size="sm" display="block" py={3}>
          {customer.name}
        </Anchor>
      ) : (
        <Text size="sm">{customer.name}</Text>
      )}
      {customer.id === null && (
        <Text size="sm" c="dimmed">
          {t('sales.admin_quotes.guest')}
        </Text>
      )}
      <ReachLines email={customer.email} phone={customer.phone} />
      {numbers.filter(Boolean).map((line) => (
        <Text key={line} size="sm" style={{ overflowWrap: 'anywhere' }}>
          {line}
        </Text>
      ))}
    </Panel>
  )
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="admin-panel" aria-label={title}>
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  )
}
