import { label } from '#plugins/rma/label'
import { listRecords } from '#plugins/platform/index'

/** Withdrawals, for the palette: by number, by that of the order, and by who withdrew. */
export default listRecords({
  list: 'rma.withdrawals',
  label: label('Rétractations', 'Withdrawals'),
  permission: 'rma.withdrawals.view',
  screen: 'rma.admin.withdrawal',
  name: ({ number }) => number,
  caption: ({ order, customer }) => [order, customer].filter(Boolean).join(' · '),
})
