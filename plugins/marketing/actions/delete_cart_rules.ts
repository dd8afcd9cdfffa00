import { inject } from '@adonisjs/core'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Statements } from '#core/database/statements'
import { Store } from '#core/database/store'
import { WriteResource } from '#core/resources/write_resource'
import type { Writer } from '#core/resources/writer'

/** Removes many rules with their codes. Orders keep what they were given. */
@inject()
export class DeleteCartRules {
  constructor(
    private readonly store: Store,
    private readonly resources: ResourceCatalogue,
    private readonly write: WriteResource
  ) {}

  /** Those that are still there; returns how many. */
  execute(ids: readonly number[], writer: Writer): Promise<number> {
    const made = this.resources.find('marketing.cart_rules') as MadeResource
    return this.store.transaction(async (trx) => {
      const db = new Statements(trx)
      const lock = db.sqlite ? '' : ' for update'
      const rules = await db.run<{ id: number; version: number }>(
        `select id, version from marketing_cart_rules where id in ${db.ids} order by id${lock}`,
        ids
      )
      for (const { id, version } of rules) {
        await this.write.removeIn(trx, made, { id: Number(id), version, isConfirmed: false }, writer)
      }
      return rules.length
    })
  }
}
