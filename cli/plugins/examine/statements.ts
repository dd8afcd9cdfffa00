import { onStatement } from '#core/database/statement_counter'
import { Lists } from '#core/lists/lists'
import { faults, type PluginCheck } from '#cli/plugins/examine/check'

/** Statements of a page with at most so many rows, and the rows that it has. */
async function cost(lists: Lists, key: string, limit: number): Promise<{ count: number; rows: number }> {
  let count = 0
  const stop = onStatement(() => (count += 1))
  const { data } = await lists.page(key, { limit: String(limit) }).finally(stop)
  return { count, rows: data.length }
}

/** Fewer rows tell nothing. */
const TELLING = 5

/** Lists of the back office whose pages take a statement more for each row. */
export const statements: PluginCheck = {
  name: 'statements',
  async look({ app, plugin, say }) {
    const lists = await app.container.make(Lists)
    const keys = [...(plugin.resources ?? []).map(({ id }) => id), ...Object.keys(plugin.extends?.['core.lists'] ?? {})]
    const dear: string[] = []
    for (const key of keys) {
      // The first page also reads what lists hold in memory.
      await lists.page(key, {})
      const [one, many] = [await cost(lists, key, 1), await cost(lists, key, 25)]
      const isDear = many.rows >= TELLING && many.count - one.count >= many.rows - one.rows
      if (isDear) dear.push(say('plugin.doctor.statements_of', { list: key, ...many }))
    }
    return faults(
      dear,
      say('plugin.doctor.statements_fine', { count: keys.length }),
      say('plugin.doctor.statements_mend')
    )
  },
}
