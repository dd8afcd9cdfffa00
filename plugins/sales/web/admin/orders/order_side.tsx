import { Anchor, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import paymentSlot from 'virtual:slot/sales.admin.order.payment'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { formatDate } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { legalPath } from '#web/lib/legal'
import { localePath } from '#web/lib/locale'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { Slot } from '#web/ui/slot'
import { Postal } from './postal'
import { ReachLines } from './reach_lines'
import type { StaffOrder } from './order_data'

interface OrderSideProps {
  order: StaffOrder
  countries: Record<string, string>
}

/** Customer, addresses, delivery and payment of an order. */
export function OrderSide({ order, countries }: OrderSideProps) {
  const t = useWords()
  const { billing, delivery, shipping, payment, coupon, comment, terms } = order
  return (
    <Stack>
      <CustomerPanel order={order} />
      {comment && (
        <Panel title={t('sales.admin_orders.comment_of_customer')}>
          <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {comment}
          </Text>
        </Panel>
      )}
      {delivery && (
        <Panel title={t('sales.admin_orders.delivery')}>
          <Postal address={delivery} countries={countries} />
          {shipping && <Text size="sm">{[shipping.title, shipping.estimatedDays].filter(Boolean).join(', ')}</Text>}
        </Panel>
      )}
      <Panel title={t('sales.admin_orders.billing')}>
        <Postal address={billing} countries={countries} />
      </Panel>
      <Panel title={t('sales.admin_orders.payment')}>
        <Text size="sm">{payment.title || t('sales.admin_orders.nothing_to_pay')}</Text>
        {coupon && <Text size="sm">{t('sales.admin_orders.coupon', { code: coupon })}</Text>}
        <Slot entries={paymentSlot} props={{ order: { id: order.id, method: payment.code } }} />
      </Panel>
      <TermsPanel terms={terms} locale={order.locale} />
    </Stack>
  )
}

/** The accepted version of the terms, in the language of the order. */
function TermsPanel({ terms, locale }: Pick<StaffOrder, 'terms' | 'locale'>) {
  const t = useWords()
  const own = useLocale()
  return (
    <Panel title={t('sales.admin_orders.terms')}>
      <Text size="sm">{t('sales.admin_orders.terms_accepted', { date: formatDate(own, terms.at) })}</Text>
      {terms.version ? (
        <Anchor
          size="sm"
          href={`${import.meta.env.BASE_URL.replace(/\/$/, '')}${localePath(locale, legalPath('terms', terms.version))}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('sales.admin_orders.terms_read')}
        </Anchor>
      ) : (
        <Text size="sm">{t('sales.admin_orders.terms_older')}</Text>
      )}
    </Panel>
  )
}

function CustomerPanel({ order: { customer } }: Pick<OrderSideProps, 'order'>) {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const path =
    customer.id !== null && can('users.customers.list') ? pathOf('users.admin.customer', { id: customer.id }) : null
  const numbers = [customer.company, customer.registrationNumber, customer.vatNumber].filter(Boolean)
  return (
    <Panel title={t('sales.admin_orders.customer')}>
      {path ? (
        <Anchor component={Link} to={path} size="sm" display="block" py={3}>
          {customer.name}
        </Anchor>
      ) : (
        <Text size="sm">{customer.name}</Text>
      )}
      <ReachLines email={customer.email} phone={customer.phone} />
      {numbers.map((line) => (
        <Text key={line} size="sm">
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
