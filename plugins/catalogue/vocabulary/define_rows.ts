import { inject } from '@adonisjs/core'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { WriteResource } from '#core/resources/write_resource'
import { findRows } from '#core/resources/resource_rows'
import { inTransaction } from '#core/database/run_rows'
import { isDeepStrictEqual } from 'node:util'
import { queryRows } from '#core/database/query_rows'
import { systemWriter } from '#core/resources/writer'
import type { Locale } from '#core/i18n/locales'
import type { Origin } from '#core/audit/origin'
import type { Transaction } from '#core/database/store'

/** Creates rows of a resource under their codes, and changes those that have them already. */
@inject()
export class DefineRows {
  constructor(
    private readonly resources: ResourceCatalogue,
    private readonly write: WriteResource
  ) {}

  /** Returns how many were new or differ. What a row does not give stays. */
  async execute(
    trx: Transaction,
    id: string,
    rows: readonly ({ code: string } & object)[],
    origin: Origin
  ): Promise<number> {
    const made = this.resources.find(id) as MadeResource
    const { resource } = made
    const writer = systemWriter(origin)
    let written = 0
    for (const given of rows as readonly Record<string, unknown>[]) {
      const sql = `select id from ${resource.table} where code = ?`
      const [found] = await queryRows<{ id: number }>(trx, sql, [String(given.code)])
      if (!found) {
        await this.write.createIn(trx, made, await this.write.complete(resource, given, writer), writer)
        written += 1
        continue
      }
      const parts = { kinds: this.resources.kinds, run: inTransaction(trx) }
      const [before] = await findRows(resource, parts, [Number(found.id)])
      if (!before || Object.entries(given).every(([name, value]) => isDeepStrictEqual(value, before[name]))) continue
      await this.write.updateIn(trx, made, before.id, { ...given, version: before.version }, writer)
      written += 1
    }
    return written
  }
}

/** A text of each language, null where there is none: as rows have it. */
export function inEach(texts: Partial<Record<Locale, string | null>>): Record<Locale, string | null> {
  return { fr_FR: texts.fr_FR || null, en_GB: texts.en_GB || null }
}
