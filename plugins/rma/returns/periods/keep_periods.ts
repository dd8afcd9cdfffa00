import { inject } from '@adonisjs/core'
import { CachedValue } from '#core/database/cached_value'
import { Settings } from '#core/settings/settings'
import { Statements } from '#core/database/statements'
import { periodOf, type PeriodRule } from '#plugins/rma/returns/periods/period_of'
import { periods } from '#plugins/rma/returns/tables'
import { runWrites, dialectOf } from '#core/database/write_set'
import type { PlacedOrder } from '#plugins/sales/index'
import { Store, type Transaction } from '#core/database/store'
import type { Reader } from '#core/database/reader'

interface RuleRow {
  id: number
  days: number
  categories: string
  target: number | null
  kind: 'products' | 'families' | null
}

/** A rule of a product that is gone matches nothing: only changes of the rules count. */
const RULES = new CachedValue(['rma.rules'], readRules)

/** Keeps the return periods that the lines of an order are placed with: later changes of the rules are not for them. */
@inject()
export class KeepPeriods {
  constructor(
    private readonly settings: Settings,
    private readonly store: Store
  ) {}

  async execute(trx: Transaction, order: PlacedOrder): Promise<void> {
    const standard = this.settings.get<number>('rma.returns.days', { channel: order.channel })
    const db = new Statements(trx)
    const rules = await RULES.of(this.store)
    if (rules.length === 0) {
      await db.all(
        `insert into rma_periods (order_line_id, order_id, days)
         select id, order_id, cast(? as integer) from sales_order_lines where order_id = ? and parent_position is null`,
        standard,
        order.orderId
      )
      return
    }
    const lines = (await order.lines()).filter(({ isPart }) => !isPart)
    const parents = rules.some(({ categories }) => categories.length > 0) ? await readParents(db) : new Map()
    const rows = lines.map(({ lineId, productId, familyId, categoryIds }) => {
      const subject = { productId, familyId, categories: withAncestors(categoryIds, parents) }
      return { orderLineId: lineId, orderId: order.orderId, days: periodOf(subject, rules, standard) }
    })
    await runWrites(trx, [periods.insertWrite(dialectOf(trx), rows)])
  }
}

async function readRules(reader: Reader): Promise<PeriodRule[]> {
  const rows = await reader.all<RuleRow>(
    `select r.id, r.days, r.categories, t.target_id as target, t.kind from rma_rules r
     left join (select owner_id, target_id, 'products' as kind from rma_rules_products
       union all select owner_id, target_id, 'families' from rma_rules_families) t on t.owner_id = r.id
     where r.is_active = true order by r.id`
  )
  return [...Map.groupBy(rows, ({ id }) => Number(id)).values()].map((all) => {
    const [first] = all as [RuleRow]
    const targets = (kind: RuleRow['kind']) =>
      all.filter((row) => row.kind === kind).map(({ target }) => Number(target))
    const categories = (JSON.parse(first.categories) as string[]).map(Number)
    return { days: Number(first.days), categories, products: targets('products'), families: targets('families') }
  })
}

async function readParents(db: Statements): Promise<Map<number, number | null>> {
  const rows = await db.all<{ id: number; parent_id: number | null }>('select id, parent_id from catalogue_categories')
  return new Map(rows.map(({ id, parent_id }) => [Number(id), parent_id === null ? null : Number(parent_id)]))
}

/** Categories with those above them, by how far they are. */
function withAncestors(ids: readonly number[], parents: ReadonlyMap<number, number | null>): Map<number, number> {
  const found = new Map<number, number>()
  for (const own of ids) {
    let distance = 0
    for (let id: number | null = own; id !== null && distance < 100; id = parents.get(id) ?? null) {
      found.set(id, Math.min(distance, found.get(id) ?? distance))
      distance += 1
    }
  }
  return found
}
