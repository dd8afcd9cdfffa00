import { Alert, Anchor, Button, Group, List, Text } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { ConfirmButton } from '#web/admin/confirm_button'
import { MailNotice } from '#web/admin/mail_notice'
import { notifyDone } from '#web/admin/notify'
import { newIdempotencyKey } from '#web/lib/idempotency_key'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'
import { useOpenDraft } from '../drafts/open_draft'
import type { StaffOrder } from './order_data'

/** Missing stock of an order, with the possible actions, at the top of its page. */
export function OrderShort({ order }: { order: StaffOrder }) {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const { open, isOpening } = useOpenDraft()
  const short = order.lines.filter((line) => line.short > 0)
  if (short.length === 0) return null
  const customerId = order.customer.id
  return (
    <Alert color="red" role="note" title={t('sales.admin_orders.short')}>
      <List size="sm">
        {short.map(({ id, name, detail, sku, short: count, productId }) => {
          const path =
            productId && can('catalogue.products.list') ? pathOf('catalogue.admin.product', { id: productId }) : null
          const words = t('sales.admin_orders.short_line', {
            count,
            sku,
            name: [name, detail].filter(Boolean).join(', '),
          })
          return (
            <List.Item key={id}>
              {path ? (
                <Anchor component={Link} to={path} size="sm">
                  {words}
                </Anchor>
              ) : (
                words
              )}
            </List.Item>
          )
        })}
      </List>
      <Text size="sm" mt="xs">
        {t('sales.admin_orders.short_ways')}
      </Text>
      <Group gap="xs" mt="sm">
        <CancelShort key={order.history.length} order={order} />
        {customerId !== null && can('sales.orders.create') && (
          <Button size="xs" variant="default" loading={isOpening} onClick={() => void open({ customerId })}>
            {t('sales.admin_orders.short_other')}
          </Button>
        )}
      </Group>
    </Alert>
  )
}

/** Cancels the missing pieces that were not invoiced. Invoiced ones need a credit note. */
function CancelShort({ order }: { order: StaffOrder }) {
  const t = useWords()
  const can = useCan()
  const { revalidate } = useRevalidator()
  const [key] = useState(newIdempotencyKey)
  const lines = order.lines
    .map(({ id, short, toCancel }) => ({ lineId: id, quantity: Math.min(short, toCancel) }))
    .filter(({ quantity }) => quantity > 0)
  if (!can('sales.orders.cancel') || lines.length === 0) return null
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <ConfirmButton
      size="xs"
      variant="default"
      label={t('sales.admin_orders.short_cancel')}
      keep={t('sales.admin_orders.keep')}
      question={
        <>
          {t('sales.admin_orders.cancel_question', { count, email: order.customer.email })}
          <MailNotice />
        </>
      }
      run={async () => {
        await call('POST', 'sales.admin.order_cancellations.store', {
          params: { id: order.id },
          headers: { 'idempotency-key': key },
          data: { lines },
        })
        notifyDone(t('sales.admin_orders.short_canceled'))
      }}
      onDone={revalidate}
    />
  )
}
