import { Anchor, Grid, Table, Text } from '@mantine/core'
import { useLoaderData } from '@remix-run/react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { RecordActions } from '#web/admin/record_actions'
import { RecordHistory } from '#web/admin/record_history'
import { RecordStates } from '#web/admin/record_states'
import { formatDate, formatInstant, formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { Postal } from '../orders/postal'
import { DeliverDialog } from './deliver_dialog'
import { usePaperAction } from '../papers/paper_action'
import { orderState } from '../orders/state_badge'

export const meta = adminHead

export const loader = adminLoader(
  {
    id: 'sales.admin.shipment',
    words: ['sales.admin_shipments', 'sales.deliver', 'sales.order_states', 'sales.papers'],
  },
  async ({ context, params }) => {
    const [shipment, countries] = await Promise.all([
      callOrFail(context, 'GET', 'sales.admin.shipments.show', { params: { id: String(params.id) } }),
      callOrFail(context, 'GET', 'users.countries.index'),
    ])
    return {
      shipment: shipment.data,
      countries: Object.fromEntries(countries.data.map(({ code, name }) => [code, name])),
    }
  }
)

type Shipment = ReturnType<typeof useLoaderData<typeof loader>>['shipment']

/** A shipment with its items, address and carrier. */
export default function ShipmentScreen() {
  const t = useWords()
  const locale = useLocale()
  const { shipment, countries } = useLoaderData<typeof loader>()
  const can = useCan()
  const paper = usePaperAction('shipments', shipment.id)
  const mark = can('sales.shipments.deliver')
    ? {
        key: 'deliver',
        label: t(shipment.deliveredAt ? 'sales.deliver.correct' : 'sales.deliver.mark'),
        dialog: (close: () => void) => <DeliverDialog parcel={shipment} onClose={close} />,
      }
    : null
  return (
    <AdminPage
      title={t('sales.admin_shipments.number', { number: shipment.number })}
      parent={{ screen: 'sales.admin.shipments' }}
      caption={
        <>
          <RecordStates
            states={[
              { word: t(`sales.admin_shipments.${shipment.deliveredAt ? 'delivered' : 'has_left'}`), tone: 'done' },
              ...(shipment.isReplacement
                ? [{ word: t('sales.admin_shipments.replacement'), tone: 'active' as const }]
                : []),
              orderState(shipment.order.state, t),
            ]}
          />
          <span>{t('sales.admin_shipments.sent', { at: formatInstant(locale, shipment.at), who: shipment.by })}</span>
          <RecordHistory subject="sales.shipments" id={shipment.id} />
        </>
      }
      actions={<RecordActions next={shipment.deliveredAt ? null : 'deliver'} actions={[paper, mark]} />}
    >
      <Grid>
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Content shipment={shipment} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Facts shipment={shipment} />
          {shipment.delivery && (
            <section className="admin-panel" aria-label={t('sales.admin_shipments.delivery')}>
              <h2>{t('sales.admin_shipments.delivery')}</h2>
              <Postal address={shipment.delivery} countries={countries} />
            </section>
          )}
        </Grid.Col>
      </Grid>
    </AdminPage>
  )
}

function Content({ shipment: { lines } }: { shipment: Shipment }) {
  const t = useWords()
  return (
    <section className="admin-panel" aria-label={t('sales.admin_shipments.lines')}>
      <h2>{t('sales.admin_shipments.lines')}</h2>
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('sales.admin_shipments.item')}</Table.Th>
            <Table.Th ta="right">{t('sales.admin_shipments.quantity')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line, position) => (
            <Table.Tr key={position}>
              <Table.Td pl={line.isPart ? 'xl' : undefined}>
                {[line.name, line.detail].filter(Boolean).join(', ')}
                <Text size="xs" c="dimmed">
                  {line.sku}
                </Text>
              </Table.Td>
              <Table.Td ta="right">{line.quantity}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}

function Facts({ shipment }: { shipment: Shipment }) {
  const t = useWords()
  const can = useCan()
  const locale = useLocale()
  const pathOf = useScreenPath()
  const { order, source, carrier, trackingNumber, weight } = shipment
  const path = can('sales.orders.view') ? pathOf('sales.admin.order', { id: order.id }) : null
  const facts: [string, string][] = [
    [t('sales.admin_shipments.customer'), order.customer],
    [t('sales.admin_shipments.source'), source],
    [t('sales.admin_shipments.delivered_on'), shipment.deliveredAt ? formatDate(locale, shipment.deliveredAt) : ''],
    [t('sales.admin_shipments.carrier'), carrier],
    [t('sales.admin_shipments.tracking'), trackingNumber],
    [
      t('sales.admin_shipments.weight'),
      weight ? t('sales.admin_shipments.kilos', { kilos: formatNumber(locale, weight / 1000) }) : '',
    ],
  ]
  return (
    <section className="admin-panel" aria-label={t('sales.admin_shipments.facts')}>
      <h2>{t('sales.admin_shipments.facts')}</h2>
      {path ? (
        <Anchor component={Link} to={path}>
          {t('sales.admin_shipments.order', { number: order.number })}
        </Anchor>
      ) : (
        <Text size="sm">{t('sales.admin_shipments.order', { number: order.number })}</Text>
      )}
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <Text key={label} size="sm">
            <Text span c="dimmed">
              {label}
            </Text>{' '}
            {value}
          </Text>
        ))}
    </section>
  )
}
