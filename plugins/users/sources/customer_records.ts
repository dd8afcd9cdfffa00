import app from '@adonisjs/core/services/app'
import { Lists } from '#core/lists/lists'
import type { RecordSource } from '#plugins/platform/index'

/** Customers in the palette: found by whatever their list finds them by. */
const customerRecords: RecordSource = {
  label: { fr_FR: 'Clients', en_GB: 'Customers' },
  permission: 'users.customers.list',
  async find({ q, limit }) {
    const lists = await app.container.make(Lists)
    const { data } = await lists.page('users.customers', { q, limit, sort: 'name' })
    return data.map(({ id, name, company, email }) => ({
      name: String(company ?? name),
      caption: String(email),
      screen: 'users.admin.customer',
      params: { id },
    }))
  },
}

export default customerRecords
