import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresConnection, type PostgresAddress } from '#core/database/connections'
import { queryRows } from '#core/database/query_rows'
import { COPY_PREFIX, type ShopCopy } from './shop_copy.js'
import type { Database } from '@adonisjs/lucid/database'

/**
 * Creates an empty database on the shop's server. `create database … template` needs the shop to be closed, so
 * `fill.ts` makes the tables and copies the rows.
 */
export async function copyPostgres(lucid: Database, shop: PostgresAddress): Promise<ShopCopy> {
  const database = `${COPY_PREFIX}${process.pid}_${randomBytes(4).toString('hex')}`
  const folder = await mkdtemp(join(tmpdir(), COPY_PREFIX))
  const ask = async (sql: string) => void (await lucid.rawQuery(sql))
  const remove = async () => {
    await rm(folder, { recursive: true, force: true })
    await ask(`drop database if exists ${database} with (force)`)
  }
  try {
    await ask(`create database ${database} template template0`)
    // A copy can be lost: it does not wait for the disk while it is filled.
    await ask(`alter database ${database} set synchronous_commit = off`)
  } catch (error) {
    await remove()
    throw error
  }
  return {
    environment: { DB_CONNECTION: 'pg', DB_DATABASE: database, STORAGE_PATH: folder },
    source: ['--from', shop.database],
    async first(sql) {
      const copy = connected(lucid, { ...shop, database })
      try {
        const [row] = await queryRows<Record<string, unknown>>(lucid.connection(copy), sql)
        return row ?? {}
      } finally {
        await lucid.manager.close(copy, true)
      }
    },
    filled: () => ask(`alter database ${database} reset synchronous_commit`),
    remove,
  }
}

/** Names a connection to another database of the same server. */
export function connected(lucid: Database, address: PostgresAddress): string {
  const name = `stress_${address.database}`
  lucid.manager.add(name, postgresConnection(address, []))
  return name
}
