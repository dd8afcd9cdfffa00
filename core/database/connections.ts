import { dirname } from 'node:path'
import { rememberConnection } from '#core/database/silent_connections'
import { readLikeSqlite, type TypedConnection } from '#core/database/postgres_types'
import { makeFolder } from '#core/files/make_folder'
import { tuneWriter } from '#core/database/sqlite_tuning'
import type { Database as Sqlite } from 'better-sqlite3'

/*
 * `compileSqlOnError: false`, below: the text of a failed statement's error has placeholders. With the values in their
 * place, passwords and addresses would get into logs.
 */

type Ready = (error: unknown, connection: unknown) => void

/**
 * SQLite in WAL mode with one writer connection: Lucid's queries and transactions go through it,
 * one after the other. Reads that must be quick use `Reader`. With `safe`, a power cut leaves the file whole.
 */
export function sqliteConnection(filename: string, migrationPaths: string[], safe = true) {
  makeFolder(dirname(filename))
  return {
    client: 'better-sqlite3' as const,
    connection: { filename },
    useNullAsDefault: true,
    compileSqlOnError: false,
    pool: {
      min: 1,
      max: 1,
      acquireTimeoutMillis: 60_000,
      afterCreate: (connection: unknown, done: Ready) => {
        tuneWriter(connection as Sqlite, safe)
        done(null, connection)
      },
    },
    migrations: { naturalSort: true, paths: migrationPaths },
    schemaGeneration: { enabled: false },
  }
}

/** How to reach PostgreSQL. */
export interface PostgresAddress {
  host: string
  port: number
  user: string
  password?: string | undefined
  database: string
}

/** How long PostgreSQL may take to open a connection: it answers at once, or is away. */
const CONNECT_MS = 2_000

export interface PoolLimits {
  /** Connections. */
  most?: number
  /** Milliseconds that a statement may take, and that one waits for a connection; 0: as long as a migration or an export takes. */
  deadline?: number
}

/** PostgreSQL with a pool of so many connections that leaves room for several processes. */
export function postgresConnection(
  address: PostgresAddress,
  migrationPaths: string[],
  { most = 10, deadline = 0 }: PoolLimits = {}
) {
  const { password, ...rest } = address
  return {
    client: 'pg' as const,
    connection: {
      ...rest,
      ...(password ? { password } : {}),
      options: '-c timezone=UTC',
      connectionTimeoutMillis: CONNECT_MS,
      ...(deadline > 0 ? { query_timeout: deadline } : {}),
    },
    compileSqlOnError: false,
    pool: {
      min: 0,
      max: most,
      acquireTimeoutMillis: deadline || 60_000,
      afterCreate: (connection: unknown, done: Ready) => {
        readLikeSqlite(connection as TypedConnection)
        rememberConnection(connection as Parameters<typeof rememberConnection>[0])
        done(null, connection)
      },
    },
    migrations: { naturalSort: true, paths: migrationPaths },
    schemaGeneration: { enabled: false },
  }
}
