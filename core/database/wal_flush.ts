import { open } from 'node:fs/promises'

/**
 * Flushes SQLite's commits to the disk. In WAL mode with `synchronous=NORMAL` a commit appends to the log file. It survives
 * the end of the process at once, and a power cut after the log was synced. SQLite can sync only inside a commit, which blocks
 * the process for each one. This class syncs in the thread pool, once for all commits that were made before the sync began.
 */
export class WalFlush {
  #running: Promise<void> | null = null
  #next: Promise<void> | null = null

  constructor(
    sqliteFile: string,
    private readonly sync = () => syncFile(`${sqliteFile}-wal`)
  ) {}

  /** Resolves when everything that is committed by now is on the disk. */
  flushed(): Promise<void> {
    if (!this.#running) return this.#begin()
    // The running sync began earlier and may miss the last commits, so another one follows it.
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

/** Opens the log each time, because SQLite deletes it (after a checkpoint) when the last connection closes. */
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
