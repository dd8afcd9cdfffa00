import { listRecords } from '#plugins/platform/index'

/** Colleagues for the palette. */
export default listRecords({
  list: 'users.staff',
  label: { fr_FR: 'Équipe', en_GB: 'Staff' },
  permission: 'users.staff.list',
  screen: 'users.admin.staff_member',
  name: ({ name }) => name,
  caption: ({ email }) => email,
})
