import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Statements } from '#core/database/statements'
import { Store, type Transaction } from '#core/database/store'
import { WriteResource } from '#core/resources/write_resource'
import { storeDeletion } from '#plugins/marketing/validators/cart_rule_validator'
import { writerOf } from '#core/resources/writer'
import type { HttpContext } from '@adonisjs/core/http'

/** Many rules are removed at once, with their codes. */
@inject()
export default class CartRuleDeletionsController {
  constructor(
    private readonly lists: Lists,
    private readonly database: Store,
    private readonly resources: ResourceCatalogue,
    private readonly write: WriteResource
  ) {}

  async store(ctx: HttpContext) {
    const { selection } = await ctx.request.validateUsing(storeDeletion)
    const made = this.resources.find('marketing.cart_rules') as MadeResource
    const ids = await this.lists.ids('marketing.cart_rules', selection)
    const gone = await this.database.transaction(async (trx) => {
      const rules = await standing(trx, ids)
      for (const rule of rules) await this.write.removeIn(trx, made, { ...rule, isConfirmed: false }, writerOf(ctx))
      return rules.length
    })
    return { data: { gone } }
  }
}

/** Those of the rules that are still there, with their versions. */
async function standing(trx: Transaction, ids: readonly number[]): Promise<{ id: number; version: number }[]> {
  const db = new Statements(trx)
  const sql = `select id, version from marketing_cart_rules where id in ${db.ids} order by id${db.sqlite ? '' : ' for update'}`
  const rows = await db.run<{ id: number; version: number }>(sql, ids)
  return rows.map(({ id, version }) => ({ id: Number(id), version }))
}
