import { Badge, Button, Table, Text } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { useCan } from '#web/admin/admin_data'
import { notifyDone, notifyProblem } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { formatDate } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { ResponseOf } from '#web/lib/registry'
import type { StaffOrder } from './order_data'

export type Download = ResponseOf<'sales.admin.order_downloads.index'>['data'][number]

/** Downloads of an order with their counts; nothing without any. */
export function OrderDownloads({ order, downloads }: { order: StaffOrder; downloads: Download[] }) {
  const t = useWords()
  if (downloads.length === 0) return null
  return (
    <section className="admin-panel" aria-label={t('sales.admin_downloads.title')}>
      <h2>{t('sales.admin_downloads.title')}</h2>
      <Table verticalSpacing="xs">
        <Table.Tbody>
          {downloads.map((download) => (
            <Row key={`${download.lineId} ${download.downloadId}`} order={order} download={download} />
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}

function Row({ order, download }: { order: StaffOrder; download: Download }) {
  const t = useWords()
  const can = useCan()
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const { title, product, used, most, expiresAt, isOpen, lineId, downloadId } = download
  const renew = async () => {
    try {
      const data = { lineId, downloadId }
      await call('POST', 'sales.admin.order_downloads.store', { params: { id: order.id }, data })
      notifyDone(t('sales.admin_downloads.renewed'))
      revalidate()
    } catch (error) {
      notifyProblem(error, t)
    }
  }
  return (
    <Table.Tr>
      <Table.Td>
        {title}
        <Text size="xs" c="dimmed">
          {product}
        </Text>
      </Table.Td>
      <Table.Td>
        {most === null ? t('sales.admin_downloads.used', { used }) : t('sales.admin_downloads.used_of', { used, most })}
      </Table.Td>
      <Table.Td>{expiresAt && t('sales.admin_downloads.until', { date: formatDate(locale, expiresAt) })}</Table.Td>
      <Table.Td>
        <Badge color={isOpen ? 'green' : 'gray'} variant="light">
          {t(isOpen ? 'sales.admin_downloads.open' : 'sales.admin_downloads.closed')}
        </Badge>
      </Table.Td>
      <Table.Td ta="right">
        {can('sales.downloads.renew') && (
          <Button
            size="xs"
            variant="default"
            onClick={() => void renew()}
            aria-label={t('sales.admin_downloads.renew_one', { title })}
          >
            {t('sales.admin_downloads.renew')}
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  )
}
