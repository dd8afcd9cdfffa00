import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { groupsOf } from '#plugins/users/index'

/** The customer groups, for a field that chooses among them. */
export async function groupChoices() {
  const groups = await groupsOf(await app.container.make(Store))
  return [...groups.values()].map(({ code, name }) => ({ value: code, label: name }))
}
