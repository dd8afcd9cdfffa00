import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { FileStore } from '#core/files/file_store'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { fileTypeUnknown } from '#plugins/catalogue/errors'
import { fileType, KNOWN_EXTENSIONS } from '#plugins/catalogue/services/downloads/file_kinds'
import type { Origin } from '#core/audit/origin'
import type { Upload } from '#core/files/upload'

/** A file that products may give as link or sample. */
export interface DownloadFile {
  id: number
  hash: string
  name: string
  type: string
  bytes: number
}

/** Kept as long as anybody may want it. */
const DAYS = 36_500

const FIND = 'select id, hash, name, type, bytes from catalogue_files where hash = ?'

const INSERT = `insert into catalogue_files (hash, name, type, bytes, file_id, created_at)
  values (?, ?, ?, ?, ?, ?) on conflict (hash) do nothing returning id`

/** Keeps a file that is to be downloaded, privately. The same bytes are kept once, under their first name. */
@inject()
export class KeepDownloadFile {
  constructor(
    private readonly store: Store,
    private readonly files: FileStore,
    private readonly clock: Clock,
    private readonly audit: AuditLog
  ) {}

  /** @throws fileTypeUnknown */
  async execute({ name, path, bytes }: Pick<Upload, 'name' | 'path' | 'bytes'>, origin: Origin): Promise<DownloadFile> {
    const type = await fileType(name, path)
    if (type === null) throw fileTypeUnknown({ types: KNOWN_EXTENSIONS.join(', ') }, 'file')
    const hash = await hashOf(path)
    const known = await this.store.reader.first<DownloadFile>(FIND, [hash])
    if (known) return toFile(known)
    const kept = await this.files.keep({ name, type, path, owner: null, days: DAYS })
    const [row] = await this.store.transaction(async (trx) => {
      const values = [hash, name, type, bytes, kept.id, this.clock.iso()]
      const inserted = await queryRows<{ id: number }>(trx, INSERT, values)
      const [file] = inserted
      if (file) {
        await this.audit.record(trx, origin, {
          ...{ subject: 'catalogue.files', subjectId: String(file.id), action: 'created' as const },
          changes: { name: [null, name], bytes: [null, bytes] },
        })
      }
      return inserted
    })
    if (row) return { id: Number(row.id), hash, name, type, bytes }
    // Somebody sent the same bytes at the same moment.
    await this.files.remove(kept.id)
    return toFile((await this.store.reader.first<DownloadFile>(FIND, [hash])) as DownloadFile)
  }
}

function toFile({ id, bytes, ...file }: DownloadFile): DownloadFile {
  return { ...file, id: Number(id), bytes: Number(bytes) }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex').slice(0, 32)
}
