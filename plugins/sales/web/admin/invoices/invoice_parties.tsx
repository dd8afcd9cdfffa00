import { Anchor, Stack, Text } from '@mantine/core'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'
import { Postal } from '../orders/postal'
import { ReachLines } from '../orders/reach_lines'
import type { Invoice } from './invoice_data'

interface InvoicePartiesProps {
  invoice: Invoice
  /** Names of countries by code. */
  countries: Record<string, string>
}

/** Seller, buyer and order of an invoice. */
export function InvoiceParties({ invoice, countries }: InvoicePartiesProps) {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const { order, customer, seller, billing } = invoice
  const name = customer.company ?? customer.name
  const path = can('sales.orders.view') ? pathOf('sales.admin.order', { id: order.id }) : null
  const legal = [
    seller.company,
    [seller.form, seller.capital].filter(Boolean).join(', '),
    seller.address,
    seller.siren && `SIREN ${seller.siren}`,
    seller.rcsCity && `RCS ${seller.rcsCity}`,
    seller.vatNumber,
  ]
  return (
    <Stack>
      <section className="admin-panel" aria-label={t('sales.admin_invoices.customer')}>
        <h2>{t('sales.admin_invoices.customer')}</h2>
        <Text size="sm">{name}</Text>
        <ReachLines email={customer.email} />
        {[customer.registrationNumber, customer.vatNumber].filter(Boolean).map((line) => (
          <Text key={line} size="sm">
            {line}
          </Text>
        ))}
        <Postal address={billing} countries={countries} above={name} />
        {path ? (
          <Anchor component={Link} to={path}>
            {t('sales.admin_invoices.order', { number: order.number })}
          </Anchor>
        ) : (
          <Text size="sm">{t('sales.admin_invoices.order', { number: order.number })}</Text>
        )}
      </section>
      <section className="admin-panel" aria-label={t('sales.admin_invoices.seller')}>
        <h2>{t('sales.admin_invoices.seller')}</h2>
        {legal.filter(Boolean).map((line, at) => (
          <Text key={at} size="sm" style={{ whiteSpace: 'pre-wrap' }}>
            {line}
          </Text>
        ))}
        {legal.every((line) => !line) && (
          <Text size="sm" c="dimmed">
            {t('sales.admin_invoices.no_seller')}
          </Text>
        )}
      </section>
    </Stack>
  )
}
