import { randomBytes } from 'node:crypto'
import { freePort } from '#core/boot/free_port'

/** With room between two runs for the shops that a test starts beside its own. */
const port = await freePort(20_000 + (process.pid % 1500) * 8)

/**
 * What a test run needs to be on its own: a key, a port, a database and a storage folder that no
 * shop uses. Imported before anything reads the environment.
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
// A server of PostgreSQL need not wait for its disk at the end of every transaction of a test: no test fells the server.
process.env.PGOPTIONS ??= '-c synchronous_commit=off'
