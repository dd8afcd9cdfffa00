import { label } from '#plugins/rma/label'
import { listRecords } from '#plugins/platform/index'

/** Returns, for the palette: by number, by that of the order, and by who sent them. */
export default listRecords({
  list: 'rma.returns',
  label: label('Retours', 'Returns'),
  permission: 'rma.returns.view',
  screen: 'rma.admin.return',
  name: ({ number }) => number,
  caption: ({ order, customer }) => [order, customer].filter(Boolean).join(' · '),
})
