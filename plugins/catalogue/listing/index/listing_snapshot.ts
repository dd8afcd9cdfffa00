import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import app from '@adonisjs/core/services/app'
import type { Bookmark } from '#core/database/change_feed'
import type { Store } from '#core/database/store'
import type { ChannelIndex, ChannelState } from '#plugins/catalogue/listing/index/channel_index'

/** Raised when the state has another shape. */
const FORMAT = 1

interface Saved {
  format: number
  bookmark: Bookmark
  state: ChannelState
}

/** A file with the index of a channel, so that a start need not read the whole catalogue. */
export class ListingSnapshot {
  constructor(
    private readonly store: Store,
    private readonly channel: string
  ) {}

  /** The saved index, and the keys that changed since. Null: there is none that fits to the database. */
  async read(topic: string): Promise<{ state: ChannelState; changed: string[] } | null> {
    const file = await readFile(this.#path()).catch(() => null)
    const saved = file && readable(file)
    if (saved?.format !== FORMAT) return null
    const changed = await this.store.changes.changedSince(saved.bookmark, topic)
    return changed && { state: saved.state, changed }
  }

  /** Leaves the file as it is where a change is just being applied. */
  async write(current: ChannelIndex): Promise<void> {
    const { changes } = this.store
    await changes.catchUp({ now: true })
    const bookmark = await changes.bookmark()
    if (!bookmark || changes.settledMark !== bookmark.mark) return
    const saved = serialize({ format: FORMAT, bookmark, state: current.state() } satisfies Saved)
    const path = this.#path()
    const draft = `${path}.${process.pid}`
    await mkdir(dirname(path), { recursive: true })
    try {
      await writeFile(draft, saved, { flush: true })
      await rename(draft, path)
    } finally {
      await rm(draft, { force: true })
    }
  }

  #path(): string {
    return join(app.config.get<string>('cellier.storagePath'), 'listings', `${this.channel}.snapshot`)
  }
}

/** Null: the file was cut off or damaged. */
function readable(file: Buffer): Saved | null {
  try {
    return deserialize(file) as Saved
  } catch {
    return null
  }
}
