import { queryRows } from '#core/database/query_rows'
import { readJson } from '#plugins/catalogue/database/bulk'
import type { Transaction } from '#core/database/store'
import type { AttributeType } from '#plugins/catalogue/services/upsert/definitions'

/** How many of the last products are looked at. */
const LAST = 500

const EXAMPLES: Partial<Record<AttributeType, string>> = { boolean: '1', date: '2026-01-31' }

/** What a cell of an attribute may hold: of options the one that the last products bear most, else the first. */
export async function exampleValue(trx: Transaction, code: string): Promise<string> {
  const options = await queryRows<{ type: AttributeType; option: string | null }>(
    trx,
    `select a.type, o.code as option from catalogue_attributes a
     left join catalogue_attribute_options o on o.attribute_id = a.id where a.code = ? order by o.position, o.id`,
    [code]
  )
  const [first] = options
  if (!first?.option) return (first && EXAMPLES[first.type]) ?? '…'
  const borne = await queryRows<{ attributes: unknown; options: unknown }>(
    trx,
    `select p.attributes, v.options from catalogue_products p join catalogue_variants v on v.product_id = p.id
     order by p.id desc limit ${LAST}`
  )
  const counts = new Map<string, number>()
  for (const { attributes, options: own } of borne) {
    const said = readJson<Record<string, unknown>>(own)[code] ?? readJson<Record<string, unknown>>(attributes)[code]
    for (const value of [said ?? []].flat()) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
  }
  const known = options.flatMap(({ option }) => option ?? [])
  return known.reduce((best, option) => ((counts.get(option) ?? 0) > (counts.get(best) ?? 0) ? option : best))
}
