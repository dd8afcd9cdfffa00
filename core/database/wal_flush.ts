import { open } from 'node:fs/promises'

/**
 * Puts what SQLite has committed on the disk. In WAL mode a commit with `synchronous=NORMAL` is an append to the log
 * beside the file; it survives the process at once, and a power cut once the log was synced. SQLite itself can sync only
 * inside the commit, while the process stands still, one commit at a time. Here the thread pool does it, and what
 * committed before a sync began shares it.
 */
export class WalFlush {
  #running: Promise<void> | null = null
  #next: Promise<void> | null = null

  constructor(
    sqliteFile: string,
    private readonly sync = () => syncFile(`${sqliteFile}-wal`)
  ) {}

  /** Resolves when everything that was committed by now outlives a power cut. */
  flushed(): Promise<void> {
    if (!this.#running) return this.#begin()
    // The one that runs began before: it may have missed the last pages.
    const begin = () => this.#begin()
    return (this.#next ??= this.#running.then(begin, begin))
  }

  #begin(): Promise<void> {
    this.#next = null
    const running = this.sync().finally(() => {
      if (this.#running === running) this.#running = null
    })
    return (this.#running = running)
  }
}

/** The log is opened each time: SQLite removes it when its last connection closes, having synced its pages into the file. */
async function syncFile(path: string): Promise<void> {
  const log = await open(path, 'r+').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  try {
    await log?.datasync()
  } finally {
    await log?.close()
  }
}
