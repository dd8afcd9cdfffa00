import { readFileSync } from 'node:fs'
import env from '#config/env'
import { APP_ROOT, fromHome } from '#core/boot/app_root'

/** Path prefix of the site, without a trailing slash. The build writes it into the scripts. */
export const basePath = `/${env.get('APP_BASE_PATH', 'vue').replace(/^\/+|\/+$/g, '')}`

/** Whether the demo shop is loaded and its staff account may sign in. */
export const demo = env.get('DEMO', false)

export const redisUrl = env.get('REDIS_URL')

/** Public URL of the shop, for links in mails, sitemaps and canonical URLs. Null: taken from the request. */
export const publicUrl = env.get('APP_URL') ?? null

/** The URL of the shop: its public one, or that of this machine. Without a trailing slash. */
export const address = (publicUrl ?? `http://localhost:${env.get('PORT', 3333)}`).replace(/\/+$/, '')

/** Folder of everything that is written at run time: database, media, logs, exports. Not inside the build. */
export const storagePath = fromHome(env.get('STORAGE_PATH', 'storage'))

/** The SQLite file, or null when the shop runs on PostgreSQL. */
export const sqliteFile =
  env.get('DB_CONNECTION', 'sqlite') === 'sqlite'
    ? fromHome(env.get('DB_FILE', `${storagePath}/database/cellier.sqlite`))
    : null

/** False in tests: their commits need not survive a power cut. */
export const isDurable = env.get('NODE_ENV') !== 'test'

const manifest = JSON.parse(readFileSync(new URL('package.json', APP_ROOT), 'utf8')) as { version: string }

/** The product's version. */
export const version = manifest.version
