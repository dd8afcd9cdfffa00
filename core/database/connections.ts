import { dirname } from 'node:path'
import { trackConnection } from '#core/database/dead_connections'
import { readLikeSqlite, type TypedConnection } from '#core/database/postgres_types'
import { makeFolder } from '#core/files/make_folder'
import { tuneWriter } from '#core/database/sqlite_tuning'
import type { Database as Sqlite } from 'better-sqlite3'

/*
 * `compileSqlOnError: false`, below: error messages of failed statements contain placeholders instead of values, so that
 * passwords and addresses do not get into logs.
 */

type Ready = (error: unknown, connection: unknown) => void

/**
 * Lucid's configuration for SQLite in WAL mode. All of Lucid's queries and transactions share one connection; fast reads use
 * `Reader`. With `safe`, the file survives a power cut.
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

export interface PostgresAddress {
  host: string
  port: number
  user: string
  password?: string | undefined
  database: string
}

/** Timeout for opening a connection to PostgreSQL. */
const CONNECT_MS = 2_000

export interface PoolLimits {
  /** Maximal number of connections. */
  most?: number
  /** Timeout in milliseconds of a statement, and of waiting for a connection. 0: no statement timeout, for migrations and exports. */
  deadline?: number
}

/** Lucid's configuration for PostgreSQL. The default pool is small, because several processes share the server. */
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
      // Compiling a statement takes many times as long as running it: those of the shop read few rows.
      options: '-c timezone=UTC -c jit=off',
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
        trackConnection(connection as Parameters<typeof trackConnection>[0])
        done(null, connection)
      },
    },
    migrations: { naturalSort: true, paths: migrationPaths },
    schemaGeneration: { enabled: false },
  }
}
