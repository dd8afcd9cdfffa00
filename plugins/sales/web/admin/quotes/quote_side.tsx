import { Anchor, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'
import { Postal } from '../orders/postal'
import type { StaffQuote } from './quote_data'

interface QuoteSideProps {
  quote: StaffQuote
  countries: Record<string, string>
}

/** Whom the quote is for, where it goes, and what they wrote. */
export function QuoteSide({ quote, countries }: QuoteSideProps) {
  const t = useWords()
  const { billing, delivery, coupon, comment } = quote
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
          <Postal address={delivery} countries={countries} />
        </Panel>
      )}
      <Panel title={t('sales.admin_quotes.billing')}>
        <Postal address={billing} countries={countries} />
        {coupon && <Text size="sm">{t('sales.admin_quotes.coupon', { code: coupon })}</Text>}
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
  const lines = [customer.email, customer.company, customer.registrationNumber, customer.vatNumber, customer.phone]
  return (
    <Panel title={t('sales.admin_quotes.customer')}>
      {path ? (
        <Anchor component={Link} to={path}>
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
      {lines.filter(Boolean).map((line) => (
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
