import app from '@adonisjs/core/services/app'
import { Lists } from '#core/lists/lists'
import type { RecordSource } from '#plugins/platform/index'

/** Colleagues for the palette. */
const staffRecords: RecordSource = {
  label: { fr_FR: 'Équipe', en_GB: 'Staff' },
  permission: 'users.staff.list',
  async find({ q, limit, locale }) {
    const lists = await app.container.make(Lists)
    const { data } = await lists.page('users.staff', { q, limit: String(limit), locale })
    return data.map(({ id, name, email }) => ({
      name: String(name),
      caption: String(email),
      screen: 'users.admin.staff_member',
      params: { id: Number(id) },
    }))
  },
}

export default staffRecords
