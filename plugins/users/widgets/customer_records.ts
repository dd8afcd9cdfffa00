import { listRecords } from '#plugins/platform/index'

/** Customers for the palette, found by the search fields of their list. */
export default listRecords({
  list: 'users.customers',
  label: { fr_FR: 'Clients', en_GB: 'Customers' },
  permission: 'users.customers.list',
  screen: 'users.admin.customer',
  name: ({ name, company }) => company ?? name,
  caption: ({ email }) => email,
})
