import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import type { Disk } from '@adonisjs/drive'
import { queryRows } from '#core/database/query_rows'
import { Statements } from '#core/database/statements'
import type { Clock } from '#core/time/clock'
import type { JobOwner } from '#core/jobs/job'
import type { Store, Transaction } from '#core/database/store'

/** A stored file with an expiry date. */
export interface StoredFile {
  id: number
  key: string
  /** Displayed file name. */
  name: string
  type: string
  bytes: number
  /** Who may download it, with which permission; null: everybody whom the route admits. */
  owner: JobOwner | null
  /** Instant after which it is deleted. */
  expiresAt: string
}

export interface NewFile {
  name: string
  type: string
  /** A local file. It is moved. */
  path: string
  owner: JobOwner | null
  /** Days until it is deleted. */
  days: number
}

interface FileRow {
  id: number | string
  file_key: string
  name: string
  content_type: string
  bytes: number | string
  owner_id: number | string | null
  permission: string | null
  expires_at: string
}

export interface FileStoreParts {
  disk: Disk
  /** Root folder of a local disk; null for a bucket. */
  root: string | null
  /** Folder for temporary local copies of a bucket's files. */
  incoming: string
  store: Store
  clock: Clock
}

/** Prefix of all keys, because the same bucket may store media. */
const FOLDER = 'kept'

/** 100 years: the file is kept until something says otherwise. */
const FOR_GOOD = 36_500 * 24 * 3600

/** A file is written before its row. Files without a row are deleted after this time. */
const ORPHAN_AGE_MS = 24 * 3600 * 1000

const INSERT = `insert into core_files (file_key, name, content_type, bytes, owner_id, permission, created_at, expires_at)
  values (?, ?, ?, ?, ?, ?, ?, ?) returning id`

/**
 * Stores private files with an expiry date: uploads for a job, exports for download. They are in a folder or a bucket, have no
 * public URL, and are deleted when they expire.
 */
export class FileStore {
  constructor(private readonly parts: FileStoreParts) {}

  async store({ name, type, path, owner, days }: NewFile): Promise<StoredFile> {
    const { store, clock } = this.parts
    const bytes = (await stat(path)).size
    const secret = randomBytes(16).toString('hex')
    const key = `${FOLDER}/${secret.slice(0, 2)}/${secret}`
    await this.#move(path, key, bytes)
    const expiresAt = clock.isoIn(days * 24 * 3600)
    const values = [
      key,
      name.slice(-200),
      type,
      bytes,
      owner?.id ?? null,
      owner?.permission ?? null,
      clock.iso(),
      expiresAt,
    ]
    const [row] = await store.transaction((trx) => queryRows<{ id: number | string }>(trx, INSERT, values))
    return { id: Number(row?.id), key, name: name.slice(-200), type, bytes, owner, expiresAt }
  }

  /** The same for bytes in memory. */
  async storeBytes(content: Buffer, file: Omit<NewFile, 'path'>): Promise<StoredFile> {
    const { incoming } = this.parts
    await mkdir(incoming, { recursive: true })
    const folder = await mkdtemp(join(incoming, 'bytes-'))
    try {
      const path = join(folder, 'file')
      await writeFile(path, content)
      return await this.store({ ...file, path })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  /** Takes the expiry date of these files away. */
  async keepForGood(trx: Transaction, ids: readonly number[]): Promise<void> {
    await this.#expireAt(trx, ids, this.parts.clock.isoIn(FOR_GOOD))
  }

  /** The next sweep deletes these files. */
  async expireNow(trx: Transaction, ids: readonly number[]): Promise<void> {
    await this.#expireAt(trx, ids, this.parts.clock.iso())
  }

  async #expireAt(trx: Transaction, ids: readonly number[], at: string): Promise<void> {
    if (ids.length === 0) return
    const statements = new Statements(trx)
    const sql = `update core_files set expires_at = ? where id in ${statements.ids}`
    await queryRows(trx, sql, [at, JSON.stringify(ids)])
  }

  async find(id: number): Promise<StoredFile | null> {
    const row = await this.parts.store.reader.first<FileRow>('select * from core_files where id = ?', [id])
    return row && toFile(row)
  }

  read({ key }: Pick<StoredFile, 'key'>): Promise<Readable> {
    const { root, disk } = this.parts
    return root ? Promise.resolve(createReadStream(join(root, key))) : disk.getStream(key)
  }

  /** Calls `use` with a local path. A file in a bucket is downloaded for the duration of the call. */
  async withLocal<T>(file: Pick<StoredFile, 'key' | 'name'>, use: (path: string) => Promise<T>): Promise<T> {
    const { root, incoming } = this.parts
    if (root) return use(join(root, file.key))
    await mkdir(incoming, { recursive: true })
    const folder = await mkdtemp(join(incoming, 'kept-'))
    try {
      const path = join(folder, 'file')
      await pipeline(await this.read(file), createWriteStream(path))
      return await use(path)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  async remove(id: number): Promise<void> {
    const file = await this.find(id)
    if (!file) return
    await this.parts.store.transaction((trx) => queryRows(trx, 'delete from core_files where id = ?', [id]))
    await this.parts.disk.delete(file.key)
  }

  /** Deletes expired files and files without a row. Returns their number. */
  async sweep(signal?: AbortSignal): Promise<number> {
    const { store, clock, disk } = this.parts
    const expired = await store.reader.all<{ id: number }>('select id from core_files where expires_at < ?', [
      clock.iso(),
    ])
    let swept = 0
    for (const { id } of expired) {
      signal?.throwIfAborted()
      await this.remove(Number(id))
      swept += 1
    }
    for await (const key of this.#keys()) {
      signal?.throwIfAborted()
      if (await store.reader.first('select 1 as known from core_files where file_key = ?', [key])) continue
      const { lastModified } = await disk.getMetaData(key)
      if (clock.epoch() - lastModified.getTime() < ORPHAN_AGE_MS) continue
      await disk.delete(key)
      swept += 1
    }
    return swept
  }

  async *#keys(): AsyncGenerator<string> {
    const { disk, root } = this.parts
    if (root && !(await stat(join(root, FOLDER)).catch(() => null))) return
    let paginationToken: string | undefined
    do {
      const page = await disk.listAll(FOLDER, { recursive: true, ...(paginationToken ? { paginationToken } : {}) })
      for (const item of page.objects) if (item.isFile) yield item.key
      paginationToken = page.paginationToken
    } while (paginationToken)
  }

  async #move(path: string, key: string, bytes: number): Promise<void> {
    const { root, disk } = this.parts
    if (!root) return disk.moveFromFs(path, key, { contentLength: bytes })
    const target = join(root, key)
    await mkdir(dirname(target), { recursive: true })
    try {
      await rename(path, target)
    } catch (error) {
      // `rename` fails across file systems. The folder of uploads may be on another one.
      if ((error as { code?: string }).code !== 'EXDEV') throw error
      await copyFile(path, target)
      await rm(path)
    }
  }
}

function toFile({ id, file_key: key, name, content_type: type, bytes, ...row }: FileRow): StoredFile {
  return {
    id: Number(id),
    key,
    name,
    type,
    bytes: Number(bytes),
    owner: row.owner_id === null ? null : { id: Number(row.owner_id), permission: row.permission ?? '' },
    expiresAt: row.expires_at,
  }
}
