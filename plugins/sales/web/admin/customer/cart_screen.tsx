import { Grid, Stack, Table, Text } from '@mantine/core'
import { useLoaderData } from '@remix-run/react'
import * as discounts from 'virtual:slot/sales.admin.cart.discounts'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { slotWords } from '#web/admin/slot_tabs'
import { formatMoney, formatUnitPrice } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import { LineName } from '../lines/line_name'
import { LineTable } from '../lines/line_table'
import { TotalsRows } from '../orders/totals_rows'
import { CartDiscounts } from './cart_discounts'
import type { ResponseOf } from '#web/lib/registry'

type Cart = NonNullable<ResponseOf<'sales.admin.customer_carts.show'>['data']['cart']>

export const meta = adminHead

export const loader = adminLoader(
  { id: 'sales.admin.customer_cart', words: ['sales.customer_cart', 'sales.summary', ...slotWords(discounts)] },
  async ({ context, params, locale }) => {
    const call = { params: { id: String(params.id) }, query: { locale } }
    return (await callOrFail(context, 'GET', 'sales.admin.customer_carts.show', call)).data
  }
)

/** What a customer is about to order, and which discounts apply. */
export default function CustomerCartScreen() {
  const t = useWords()
  const { customer, cart } = useLoaderData<typeof loader>()
  return (
    <AdminPage
      title={t('sales.customer_cart.of', { name: customer.name })}
      parent={{ screen: 'users.admin.customer', params: { id: customer.id } }}
    >
      {cart ? <CartBody cart={cart} /> : <Text c="dimmed">{t('sales.customer_cart.none')}</Text>}
    </AdminPage>
  )
}

function CartBody({ cart }: { cart: Cart }) {
  const t = useWords()
  return (
    <Grid>
      <Grid.Col span={{ base: 12, md: 8 }}>
        <Stack>
          <section className="admin-panel" aria-label={t('sales.customer_cart.lines')}>
            <h2>{t('sales.customer_cart.lines')}</h2>
            <CartLines cart={cart} />
          </section>
          <CartDiscounts cart={{ id: cart.id }} />
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 4 }}>
        <section className="admin-panel" aria-label={t('sales.summary.title')}>
          <h2>{t('sales.summary.title')}</h2>
          {cart.totals && (
            <Table verticalSpacing={4} withRowBorders={false}>
              <Table.Tbody>
                <TotalsRows totals={cart.totals} />
              </Table.Tbody>
            </Table>
          )}
          {cart.coupon.problem && <Text size="sm">{cart.coupon.problem.message}</Text>}
          {cart.closest && <Text size="sm">{cart.closest.message}</Text>}
          {cart.gifts.map(({ message, label }) => (
            <Text key={message} size="sm">
              {t('sales.customer_cart.gift', { message, label })}
            </Text>
          ))}
        </section>
      </Grid.Col>
    </Grid>
  )
}

function CartLines({ cart: { lines } }: { cart: Cart }) {
  const t = useWords()
  const locale = useLocale()
  return (
    <LineTable
      label={t('sales.customer_cart.lines')}
      item={t('sales.customer_cart.item')}
      columns={['price', 'quantity', 'total'].map((column) => ({ label: t(`sales.customer_cart.${column}`) }))}
      lines={lines.map(({ key, name, image, detail, sku, unitPrice, quantity, total, problem }) => ({
        key,
        name: (
          <LineName name={name} image={image} detail={detail} notes={[sku]}>
            {problem && (
              <Text size="xs" c="red">
                {problem.message}
              </Text>
            )}
          </LineName>
        ),
        cells: [unitPrice && formatUnitPrice(locale, unitPrice), quantity, total && formatMoney(locale, total)],
      }))}
    />
  )
}
