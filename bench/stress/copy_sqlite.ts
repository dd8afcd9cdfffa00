import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { COPY_PREFIX, type ShopCopy } from './shop_copy.js'

/** Copies the file as it is at one moment, through a connection that can only read; the shop stays open. */
export async function copySqlite(file: string): Promise<ShopCopy> {
  const folder = await mkdtemp(join(tmpdir(), COPY_PREFIX))
  const copied = join(folder, 'shop.sqlite')
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const shop = new BetterSqlite(file, { readonly: true, fileMustExist: true, timeout: 15_000 })
    try {
      shop.prepare('vacuum into ?').run(copied)
    } finally {
      shop.close()
    }
  } catch (error) {
    await remove()
    throw error
  }
  return {
    environment: { DB_CONNECTION: 'sqlite', DB_FILE: copied, STORAGE_PATH: folder },
    source: [],
    async first(sql) {
      const reader = new BetterSqlite(copied, { readonly: true })
      try {
        return (reader.prepare(sql).get() ?? {}) as Record<string, unknown>
      } finally {
        reader.close()
      }
    },
    filled: async () => undefined,
    remove,
  }
}
