import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import type { Disk } from '@adonisjs/drive'
import { queryRows } from '#core/database/query_rows'
import type { Clock } from '#core/time/clock'
import type { JobOwner } from '#core/jobs/job'
import type { Store } from '#core/database/store'

/** A file that is kept for a while. */
export interface KeptFile {
  id: number
  key: string
  /** As people call it. */
  name: string
  type: string
  bytes: number
  /** Who may fetch it, and what they must hold then; null: whoever the route lets in. */
  owner: JobOwner | null
  /** Instant after which it is deleted. */
  expiresAt: string
}

export interface NewFile {
  name: string
  type: string
  /** A file of this machine; it is moved away. */
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
  /** Where the disk's files lie when it is a folder of this machine; null: elsewhere. */
  root: string | null
  /** Folder for copies of files that lie elsewhere. */
  incoming: string
  store: Store
  clock: Clock
}

/** All keys begin so: the same bucket may hold media. */
const FOLDER = 'kept'

/** A file that no row knows may still be on its way into the table this long. */
const WAIT_MS = 24 * 3600 * 1000

const INSERT = `insert into core_files (file_key, name, content_type, bytes, owner_id, permission, created_at, expires_at)
  values (?, ?, ?, ?, ?, ?, ?, ?) returning id`

/**
 * Files that are nobody's to see but the one they were made for: uploads that wait for a job, exports that wait to be
 * fetched. They lie where media lie (a folder or a bucket), never under an address of their own, and go after their time.
 */
export class FileStore {
  constructor(private readonly parts: FileStoreParts) {}

  async keep({ name, type, path, owner, days }: NewFile): Promise<KeptFile> {
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

  async find(id: number): Promise<KeptFile | null> {
    const row = await this.parts.store.reader.first<FileRow>('select * from core_files where id = ?', [id])
    return row && toFile(row)
  }

  read({ key }: Pick<KeptFile, 'key'>): Promise<Readable> {
    const { root, disk } = this.parts
    return root ? Promise.resolve(createReadStream(join(root, key))) : disk.getStream(key)
  }

  /** Gives a path of this machine to `use`; a file that lies elsewhere is fetched for that long. */
  async withLocal<T>(file: Pick<KeptFile, 'key' | 'name'>, use: (path: string) => Promise<T>): Promise<T> {
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

  /** Deletes what has had its time, and files that no row knows. Gives how many. */
  async sweep(signal?: AbortSignal): Promise<number> {
    const { store, clock, disk } = this.parts
    const old = await store.reader.all<{ id: number }>('select id from core_files where expires_at < ?', [clock.iso()])
    let swept = 0
    for (const { id } of old) {
      signal?.throwIfAborted()
      await this.remove(Number(id))
      swept += 1
    }
    for await (const key of this.#keys()) {
      signal?.throwIfAborted()
      if (await store.reader.first('select 1 as known from core_files where file_key = ?', [key])) continue
      const { lastModified } = await disk.getMetaData(key)
      if (clock.epoch() - lastModified.getTime() < WAIT_MS) continue
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
      // Another file system: the folder for what comes in may be a disk of its own.
      if ((error as { code?: string }).code !== 'EXDEV') throw error
      await copyFile(path, target)
      await rm(path)
    }
  }
}

function toFile({ id, file_key: key, name, content_type: type, bytes, ...row }: FileRow): KeptFile {
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
