import app from '@adonisjs/core/services/app'
import { Lists } from '#core/lists/lists'
import type { RecordSource } from '#plugins/platform/index'

/** Customers for the palette, by what their list is searched by. */
const customerRecords: RecordSource = {
  label: { fr_FR: 'Clients', en_GB: 'Customers' },
  permission: 'users.customers.list',
  async find({ q, limit, locale }) {
    const lists = await app.container.make(Lists)
    const { data } = await lists.page('users.customers', { q, limit: String(limit), locale })
    return data.map(({ id, name, company, email }) => ({
      name: String(company ?? name),
      caption: String(email),
      screen: 'users.admin.customer',
      params: { id: Number(id) },
    }))
  },
}

export default customerRecords
