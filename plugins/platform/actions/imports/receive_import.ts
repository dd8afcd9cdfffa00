import app from '@adonisjs/core/services/app'
import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { DescribeFile } from '#core/import/describe_file'
import { FileStore } from '#core/files/file_store'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { refusalOfFile } from '#core/import/problem'
import { FindProfile } from '#plugins/platform/queries/imports/find_profile'
import { NO_CHOICES, fitting, readingOf, type ImportChoices } from '#plugins/platform/services/imports/import_choices'
import { suggestMapping } from '#plugins/platform/services/imports/suggest_mapping'
import type { FileDescription } from '#core/import/describe_file'
import type { Origin } from '#core/audit/origin'
import type { Person } from '#core/identity/person'
import type { Upload } from '#core/files/upload'

/** Days until an unused file is deleted. */
export const KEPT_DAYS = 14

const INSERT = `insert into platform_imports (name, file_id, profile_id, resource, state, choices, description, owner_id,
  owner_name, created_at, updated_at) values (?, ?, ?, ?, 'ready', ?, ?, ?, ?, ?, ?) returning id`

/** Takes a file in, looks into it, and proposes how to read it. Nothing of it is used yet. */
@inject()
export class ReceiveImport {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
    private readonly files: FileStore,
    private readonly describe: DescribeFile,
    private readonly profiles: FindProfile
  ) {}

  /** Gives its id. @throws what refuses a file that is no table, with the field `file` */
  async execute({ name, path }: Upload, profileId: number | null, person: Person, origin: Origin): Promise<number> {
    const profile = profileId === null ? null : await this.profiles.execute(profileId)
    const chosen = profile?.choices ?? NO_CHOICES
    const { description, choices } = await this.#understand(path, chosen, person).catch((error: unknown) => {
      throw refusalOfFile(error, 'file')
    })
    const file = await this.files.store({ name, path, type: 'text/csv', owner: null, days: KEPT_DAYS })
    const now = this.clock.iso()
    return this.store.transaction(async (trx) => {
      const [row] = await queryRows<{ id: number | string }>(trx, INSERT, [
        file.name,
        file.id,
        profile?.id ?? null,
        description.resource,
        JSON.stringify(choices),
        JSON.stringify(description),
        origin.actor.id,
        origin.actor.name,
        now,
        now,
      ])
      const subjectId = String(row?.id)
      const changes = { name: [null, file.name], rows: [null, description.rows] } as Record<string, [unknown, unknown]>
      await this.audit.record(trx, origin, { subject: 'platform.imports', subjectId, action: 'created', changes })
      return Number(row?.id)
    })
  }

  async #understand(
    path: string,
    chosen: ImportChoices,
    person: Person
  ): Promise<{ description: FileDescription; choices: ImportChoices }> {
    const plain = await this.describe.execute(path, readingOf({ ...chosen, mapping: {} }))
    // Whoever brings in a file that brings its own words along wants them, unless a profile says otherwise.
    const createMissing = chosen === NO_CHOICES ? plain.bringsWords : chosen.createMissing
    const choices = { ...fitting(chosen, plain.columns), createMissing }
    if (Object.keys(choices.mapping).length > 0) {
      return { description: await this.describe.execute(path, readingOf(choices)), choices }
    }
    if (plain.resource !== null) return { description: plain, choices }
    const mapping = await this.#suggest(plain.columns, person)
    const description = await this.describe.execute(path, readingOf({ ...choices, mapping }))
    return { description, choices: { ...choices, mapping } }
  }

  /** For a file that nothing takes for its own: the resource most of whose fields it seems to have. Plain ones need no mapping. */
  async #suggest(columns: readonly string[], person: Person): Promise<Record<string, string>> {
    const importers = (await this.describe.resources(person)).filter(({ isPlain }) => !isPlain)
    const offers = await Promise.all(
      importers.map(async (importer) => suggestMapping(columns, (await importer.fields?.(app)) ?? []))
    )
    const size = (mapping: Record<string, string>) => Object.keys(mapping).length
    return offers.reduce((best, offer) => (size(offer) > size(best) ? offer : best), {})
  }
}
