import { Radio, Stack } from '@mantine/core'
import type { BulkAction } from '#web/admin/table/bulk_action'
import { notifyDone } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { PaperKind } from './paper_action'

const ROUTES = {
  invoices: 'sales.admin.invoice_papers.store',
  refunds: 'sales.admin.refund_papers.store',
  shipments: 'sales.admin.shipment_papers.store',
  quotes: 'sales.admin.quote_papers.store',
} as const

/** Prints the selected rows: one file, or an archive with one file each. */
export function usePrintAction(kind: PaperKind): BulkAction {
  const t = useWords()
  return {
    key: 'print',
    label: t('sales.papers.print'),
    permission: `sales.${kind}.print`,
    confirm: (count) => t(`sales.papers.print_${kind === 'quotes' ? 'quotes_' : ''}consequence`, { count }),
    values: { format: 'pdf' },
    fields: (values, set) => (
      <Radio.Group
        label={t('sales.papers.format')}
        value={String(values.format)}
        onChange={(format) => set('format', format)}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="pdf" label={t('sales.papers.format_pdf')} />
          <Radio value="zip" label={t('sales.papers.format_zip')} />
        </Stack>
      </Radio.Group>
    ),
    run: async (selection, { format }) => {
      const data = { selection, format: format === 'zip' ? ('zip' as const) : ('pdf' as const) }
      const answer = await call('POST', ROUTES[kind], { data })
      if (answer && answer.data.leftOut > 0) notifyDone(t('sales.papers.left_out', { count: answer.data.leftOut }))
      return answer
    },
  }
}
