import { Anchor, Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { formatInstant, formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import type { StaffOrder } from './order_data'

export interface Entry {
  id: number
  number: string
  at: string
  told: string
  /** What can be done with it. */
  action?: ReactNode
}

/** The invoices of an order. */
export function OrderInvoices({ order: { invoices } }: { order: StaffOrder }) {
  const t = useWords()
  const locale = useLocale()
  const entries = invoices.map(({ id, number, at, total, state }) => ({
    id,
    number,
    at,
    told: `${formatMoney(locale, total)}, ${t(`sales.admin_orders.invoice_${state}`)}`,
  }))
  return (
    <Entries
      title={t('sales.admin_orders.invoices')}
      entries={entries}
      screen="sales.admin.invoice"
      permission="sales.invoices.view"
    />
  )
}

/** The credit notes of an order. */
export function OrderRefunds({ order: { refunds } }: { order: StaffOrder }) {
  const t = useWords()
  const locale = useLocale()
  const entries = refunds.map(({ id, number, at, total, state }) => ({
    id,
    number,
    at,
    told: `${formatMoney(locale, total)}, ${t(`sales.admin_orders.refund_${state}`)}`,
  }))
  return (
    <Entries
      title={t('sales.admin_orders.refunds')}
      entries={entries}
      screen="sales.admin.refund"
      permission="sales.refunds.view"
    />
  )
}

interface EntriesProps {
  title: string
  entries: Entry[]
  screen: string
  permission: string
}

/** Documents of one kind, linked if the user may open them; nothing without any. */
export function Entries({ title, entries, screen, permission }: EntriesProps) {
  const can = useCan()
  const locale = useLocale()
  const pathOf = useScreenPath()
  if (entries.length === 0) return null
  return (
    <section className="admin-panel" aria-label={title}>
      <h2>{title}</h2>
      <Table verticalSpacing={4}>
        <Table.Tbody>
          {entries.map(({ id, number, at, told, action }) => {
            const path = can(permission) ? pathOf(screen, { id }) : null
            return (
              <Table.Tr key={id}>
                <Table.Td>
                  {path ? (
                    <Anchor component={Link} to={path}>
                      {number}
                    </Anchor>
                  ) : (
                    number
                  )}
                </Table.Td>
                <Table.Td>
                  {told}
                  {action}
                </Table.Td>
                <Table.Td ta="right">{formatInstant(locale, at)}</Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
    </section>
  )
}
