import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { FileStore } from '#core/files/file_store'
import { Store } from '#core/database/store'
import { files } from '#plugins/catalogue/files/tables'
import { runReturning } from '#core/database/write_set'
import { fileTypeUnknown } from '#plugins/catalogue/files/errors'
import { fileType, KNOWN_EXTENSIONS } from '#plugins/catalogue/files/file_kinds'
import type { RowIn } from '#core/database/table'
import type { Origin } from '#core/audit/origin'
import type { Upload } from '#core/files/upload'

const TOLD = ['id', 'hash', 'name', 'type', 'bytes'] as const

/** A file that products offer as a download or as a sample. */
export type DownloadFile = Pick<RowIn<typeof files>, (typeof TOLD)[number]>

/** 100 years: the file is stored without expiry. */
const DAYS = 36_500

const FIND = `select ${files.columns('f', TOLD)} from catalogue_files f where f.hash = ?`

/** Stores a download file privately. The same bytes are stored only once, under the name of the first upload. */
@inject()
export class KeepDownloadFile {
  constructor(
    private readonly store: Store,
    private readonly storage: FileStore,
    private readonly clock: Clock,
    private readonly audit: AuditLog
  ) {}

  /** @throws fileTypeUnknown */
  async execute({ name, path, bytes }: Pick<Upload, 'name' | 'path' | 'bytes'>, origin: Origin): Promise<DownloadFile> {
    const type = await fileType(name, path)
    if (type === null) throw fileTypeUnknown({ types: KNOWN_EXTENSIONS.join(', ') }, 'file')
    const hash = await hashOf(path)
    const known = await this.store.reader.first<DownloadFile>(FIND, [hash])
    if (known) return known
    const stored = await this.storage.store({ name, type, path, owner: null, days: DAYS })
    const row = { hash, name, type, bytes, fileId: stored.id, createdAt: this.clock.iso() }
    const [made] = await this.store.transaction(async (trx) => {
      const insert = files.insertWrite(this.store.dialect, [row], {
        tail: 'on conflict (hash) do nothing returning id',
      })
      const inserted = await runReturning<{ id: number }>(trx, insert)
      const entries = inserted.map(({ id }) => ({
        subject: 'catalogue.files',
        subjectId: String(id),
        action: 'created' as const,
        changes: { name: [null, name], bytes: [null, bytes] } as Record<string, [unknown, unknown]>,
      }))
      if (entries.length > 0) await this.audit.record(trx, origin, ...entries)
      return inserted
    })
    if (made) return { id: made.id, hash, name, type, bytes }
    // Another request stored the same bytes meanwhile.
    await this.storage.remove(stored.id)
    return (await this.store.reader.first<DownloadFile>(FIND, [hash])) as DownloadFile
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex').slice(0, 32)
}
