import app from '@adonisjs/core/services/app'
import { SendContactMessage } from '#plugins/cms/contact/actions/send_contact_message'
import { Store } from '#core/database/store'
import type { ResourceSamples } from '#core/testing/resource_samples'

/** Visitors write messages. */
export default {
  async make(turn) {
    const send = await app.container.make(SendContactMessage)
    const message = {
      name: 'Claire',
      email: `claire.${turn}@exemple.fr`,
      phone: null,
      subject: `Une question ${turn}`,
      message: 'Livrez-vous en Belgique ?',
      orderNumber: null,
      customerId: null,
      channel: 'default',
      locale: 'fr_FR' as const,
    }
    await send.execute(message, { trap: '', stamp: '' }, `10.0.0.${turn % 250}`)
    const { reader } = await app.container.make(Store)
    const row = await reader.first<{ id: number }>('select max(id) as id from cms_messages', [])
    return Number(row?.id)
  },
} satisfies ResourceSamples
