import { Anchor, Stack, Text } from '@mantine/core'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import type { StaffReturn } from './return_data'

/** The order and the customer of a return, its parcel, and what was done. */
export function ReturnSide({ found }: { found: StaffReturn }) {
  const t = useWords()
  const { order, orderNumber, customer, carrier, trackingNumber, effects } = found
  const can = useCan()
  const pathOf = useScreenPath()
  const orderPath = can('sales.orders.view') ? pathOf('sales.admin.order', { id: order.id }) : null
  const isKnown = customer.id !== null && can('users.customers.view')
  const customerPath = isKnown ? pathOf('users.admin.customer', { id: customer.id as number }) : null
  return (
    <Stack>
      <section className="admin-panel" aria-label={t('rma.admin_returns.about')}>
        <h2>{t('rma.admin_returns.about')}</h2>
        <Linked path={orderPath} text={t('rma.admin_returns.order', { number: orderNumber })} />
        <Linked path={customerPath} text={customer.name} />
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {customer.email}
        </Text>
        {trackingNumber && (
          <Text size="sm" mt="xs">
            <Text span c="dimmed">
              {t('rma.admin_returns.parcel')}
            </Text>{' '}
            {[carrier, trackingNumber].filter(Boolean).join(' ')}
          </Text>
        )}
      </section>
      {effects.length > 0 && <Effects effects={effects} />}
    </Stack>
  )
}

function Linked({ path, text }: { path: string | null; text: string }) {
  if (!path) return <Text size="sm">{text}</Text>
  return (
    <Anchor component={Link} to={path} size="sm" display="block" py={3}>
      {text}
    </Anchor>
  )
}

function Effects({ effects }: Pick<StaffReturn, 'effects'>) {
  const t = useWords()
  const locale = useLocale()
  const can = useCan()
  const pathOf = useScreenPath()
  const pathFor = ({ kind, documentId: id }: StaffReturn['effects'][number]) => {
    if (id === null) return null
    if (kind === 'refund') return can('sales.refunds.view') ? pathOf('sales.admin.refund', { id }) : null
    return can('sales.shipments.view') ? pathOf('sales.admin.shipment', { id }) : null
  }
  return (
    <section className="admin-panel" aria-label={t('rma.admin_returns.done')}>
      <h2>{t('rma.admin_returns.done')}</h2>
      {effects.map((effect, at) => (
        <div key={at} className="mb-2">
          <Linked path={pathFor(effect)} text={t(`rma.admin_returns.did_${effect.kind}`, { count: effect.quantity })} />
          <Text size="xs" c="dimmed">
            {formatInstant(locale, effect.at)}
            {effect.restocked > 0 && ` · ${t('rma.admin_returns.restocked', { count: effect.restocked })}`}
          </Text>
        </div>
      ))}
    </section>
  )
}
