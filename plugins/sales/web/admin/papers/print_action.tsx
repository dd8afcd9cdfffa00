import { Radio, Stack } from '@mantine/core'
import type { BulkAction } from '#web/admin/table/bulk_action'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { PaperKind } from './print_button'

const ROUTES = {
  invoices: 'sales.admin.invoice_papers.store',
  refunds: 'sales.admin.refund_papers.store',
  shipments: 'sales.admin.shipment_papers.store',
} as const

/** Prints what is chosen in a list: one file of all, or an archive with a file each. */
export function usePrintAction(kind: PaperKind): BulkAction {
  const t = useWords()
  return {
    key: 'print',
    label: t('sales.papers.print'),
    permission: `sales.${kind}.print`,
    confirm: (count) => t('sales.papers.print_consequence', { count }),
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
    run: (selection, { format }) =>
      call('POST', ROUTES[kind], { data: { selection, format: format === 'zip' ? 'zip' : 'pdf' } }),
  }
}
