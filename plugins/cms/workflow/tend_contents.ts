import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Settings } from '#core/settings/settings'
import { Statements } from '#core/database/statements'
import { Store, type Transaction } from '#core/database/store'
import { WriteResource } from '#core/resources/write_resource'
import { systemWriter, type Writer } from '#core/resources/writer'
import { systemOrigin } from '#core/audit/origin'
import type { Status } from '#plugins/cms/content/statuses'

interface Due {
  id: number
  type: string
}

/** Contents of one run: the next one takes the rest. */
const MOST = 200

/** Publishes what is due, and empties the trash. */
@inject()
export class TendContents {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly resources: ResourceCatalogue,
    private readonly write: WriteResource
  ) {}

  async execute(signal?: AbortSignal): Promise<void> {
    const writer = systemWriter(systemOrigin('job', 'cms'))
    const days = this.settings.get<number>('cms.trash.days')
    await this.#each('scheduled', 'publish_at', this.clock.iso(), signal, (trx, made, id) =>
      this.write.updateIn(trx, made, id, { status: 'published' }, writer)
    )
    await this.#each('trash', 'trashed_at', this.clock.isoIn(-days * 24 * 3600), signal, (trx, made, id) =>
      this.#remove(trx, made, id, writer)
    )
  }

  /** Each content of a status whose instant has passed, in a transaction of its own. What staff changed meanwhile is left. */
  async #each(
    status: Status,
    column: 'publish_at' | 'trashed_at',
    until: string,
    signal: AbortSignal | undefined,
    work: (trx: Transaction, made: MadeResource, id: number) => Promise<unknown>
  ): Promise<void> {
    const where = `status = '${status}' and ${column} <= ?`
    const due = await this.store.reader.all<Due>(
      `select id, type from cms_contents where ${where} order by ${column}, id limit ${MOST}`,
      [until]
    )
    for (const { id, type } of due) {
      signal?.throwIfAborted()
      const made = this.resources.find(`cms.${type}`)
      if (!made) continue
      await this.store.transaction(async (trx) => {
        const lock = this.store.dialect === 'pg' ? ' for update' : ''
        const [still] = await new Statements(trx).all(
          `select id from cms_contents where id = ? and ${where}${lock}`,
          ...[id, until]
        )
        if (still) await work(trx, made, id)
      })
    }
  }

  /** What hangs below goes to the top level before. */
  async #remove(trx: Transaction, made: MadeResource, id: number, writer: Writer): Promise<void> {
    await new Statements(trx).all('update cms_contents set parent_id = null where parent_id = ?', id)
    await this.write.removeIn(trx, made, { id, version: null, isConfirmed: true }, writer)
  }
}
