import { createRequire } from 'node:module'

interface Client {
  connect(): Promise<void>
  query(sql: string): Promise<unknown>
  end(): Promise<void>
  escapeIdentifier(name: string): string
}

/** The driver has no types of its own. */
const pg = createRequire(import.meta.url)('pg') as { Client: new (place: object) => Client }

/** Makes an empty PostgreSQL database of this name, on the server of `DB_HOST`, and returns the environment to use it. */
export async function freshDatabase(name: string): Promise<NodeJS.ProcessEnv> {
  const { DB_HOST = '127.0.0.1', DB_PORT = '5432', DB_USER = 'postgres', DB_PASSWORD } = process.env
  const place = { host: DB_HOST, port: Number(DB_PORT), user: DB_USER, password: DB_PASSWORD }
  const client = new pg.Client({ ...place, database: 'postgres' })
  await client.connect()
  try {
    const database = client.escapeIdentifier(name)
    await client.query(`drop database if exists ${database}`)
    await client.query(`create database ${database}`)
  } finally {
    await client.end()
  }
  return { DB_CONNECTION: 'pg', DB_DATABASE: name }
}
