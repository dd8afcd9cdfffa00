import { randomBytes } from 'node:crypto'
import { freePort } from '#core/boot/free_port'

/** Runs are 8 ports apart: a test may start further shops on the ports after its own. */
const port = await freePort(20_000 + (process.pid % 1500) * 8)

/**
 * Isolates a test run: a key, a port, a database and a storage folder that no shop uses. Imported before anything reads
 * the environment.
 */
const defaults: Record<string, string> = {
  HOST: '127.0.0.1',
  PORT: String(port),
  APP_KEY: randomBytes(24).toString('base64url'),
  STORAGE_PATH: 'tmp/test',
  DB_DATABASE: 'test',
}

process.env.NODE_ENV = 'test'
for (const [name, value] of Object.entries(defaults)) process.env[name] = process.env[`TEST_${name}`] ?? value
// PostgreSQL need not wait for the disk at each commit: no test crashes the server.
process.env.PGOPTIONS ??= '-c synchronous_commit=off'
