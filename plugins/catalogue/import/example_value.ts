import { queryRows } from '#core/database/query_rows'
import { readJson } from '#core/database/statements'
import type { Transaction } from '#core/database/store'
import type { AttributeType } from '#plugins/catalogue/vocabulary/attribute_types'

/** Number of recent variants that are counted. */
const LAST = 500

const EXAMPLES: Partial<Record<AttributeType, string>> = { boolean: '1', date: '2026-01-31' }

/** A valid value of an attribute, as an example: the option that recent products use most, else the first option. */
export async function exampleValue(trx: Transaction, code: string): Promise<string> {
  const options = await queryRows<{ type: AttributeType; option: string | null }>(
    trx,
    `select a.type, o.code as option from catalogue_attributes a
     left join catalogue_attribute_options o on o.attribute_id = a.id where a.code = ? order by o.position, o.id`,
    [code]
  )
  const [first] = options
  if (!first?.option) return (first && EXAMPLES[first.type]) ?? '…'
  const recent = await queryRows<{ attributes: unknown; options: unknown }>(
    trx,
    `select p.attributes, v.options from catalogue_products p join catalogue_variants v on v.product_id = p.id
     order by p.id desc limit ${LAST}`
  )
  const counts = new Map<string, number>()
  for (const { attributes, options: own } of recent) {
    const stored = readJson<Record<string, unknown>>(own)[code] ?? readJson<Record<string, unknown>>(attributes)[code]
    for (const value of [stored ?? []].flat()) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
  }
  const known = options.flatMap(({ option }) => option ?? [])
  return known.reduce((best, option) => ((counts.get(option) ?? 0) > (counts.get(best) ?? 0) ? option : best))
}
