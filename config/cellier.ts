import { readFileSync } from 'node:fs'
import env from '#config/env'
import { APP_ROOT, fromHome } from '#core/boot/app_root'

/** Path below which the site lives; no slash at the end. Baked into the scripts at build. */
export const basePath = `/${env.get('APP_BASE_PATH', 'vue').replace(/^\/+|\/+$/g, '')}`

/** Whether the demo shop is loaded and its staff account may sign in. */
export const demo = env.get('DEMO', false)

export const redisUrl = env.get('REDIS_URL')

/** Public address of the shop, for links in mails, sitemaps and canonical addresses; null: as asked. */
export const publicUrl = env.get('APP_URL') ?? null

/** Where people reach the shop: its public address, or this machine. No slash at the end. */
export const address = (publicUrl ?? `http://localhost:${env.get('PORT', 3333)}`).replace(/\/+$/, '')

/** Everything written while the shop runs: database, media, logs, exports. Never inside the build. */
export const storagePath = fromHome(env.get('STORAGE_PATH', 'storage'))

/** The SQLite file, or null when the shop runs on PostgreSQL. */
export const sqliteFile =
  env.get('DB_CONNECTION', 'sqlite') === 'sqlite'
    ? fromHome(env.get('DB_FILE', `${storagePath}/database/cellier.sqlite`))
    : null

/** No test fells the machine: its commits need not wait for the disk. */
export const isDurable = env.get('NODE_ENV') !== 'test'

const manifest = JSON.parse(readFileSync(new URL('package.json', APP_ROOT), 'utf8')) as { version: string }

/** The product's version. */
export const version = manifest.version
