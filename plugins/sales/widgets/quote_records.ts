import app from '@adonisjs/core/services/app'
import { Lists } from '#core/lists/lists'
import type { RecordSource } from '#plugins/platform/index'

/** Quotes for the palette, by what their list is searched by. */
const quoteRecords: RecordSource = {
  label: { fr_FR: 'Devis', en_GB: 'Quotes' },
  permission: 'sales.quotes.view',
  async find({ q, limit, locale }) {
    const lists = await app.container.make(Lists)
    const { data } = await lists.page('sales.quotes', { q, limit: String(limit), locale })
    return data.map(({ id, number, customer }) => ({
      ...{ name: String(number), caption: String(customer) },
      ...{ screen: 'sales.admin.quote', params: { id: Number(id) } },
    }))
  },
}

export default quoteRecords
