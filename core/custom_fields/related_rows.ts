import app from '@adonisjs/core/services/app'
import { ListCatalogue } from '#core/lists/list_catalogue'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import type { Choice } from '#core/lists/list'

/** What a relation that staff add may choose from: the rows of every list that people call by a name. */
export async function relatedRows(): Promise<readonly Choice[]> {
  const resources = await app.container.make(ResourceCatalogue)
  const lists = await app.container.make(ListCatalogue)
  const found = await Promise.all(lists.keys().map(async (key) => ({ value: key, list: await lists.find(key) })))
  return found.flatMap(({ value, list }) => {
    // Rows that belong to others, such as the items of a menu, mean nothing by themselves.
    const isPart = resources.find(value)?.resource.parent !== undefined
    return list?.naming && !isPart ? [{ value, label: list.label }] : []
  })
}
