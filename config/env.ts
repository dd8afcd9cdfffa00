import { Env } from '@adonisjs/core/env'
import { refuseWeakKey } from '#core/boot/app_key'
import { HOME_URL } from '#core/boot/app_root'

/** The environment variables. Read only here and in `config/`. */
const env = await Env.create(HOME_URL, {
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  PORT: Env.schema.number.optional(),
  HOST: Env.schema.string.optional({ format: 'host' }),
  APP_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  APP_KEY: Env.schema.secret(),
  APP_BASE_PATH: Env.schema.string.optional(),
  LOG_LEVEL: Env.schema.enum.optional(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const),
  /** Number of reverse proxies in front of the shop. `true` means one. */
  TRUST_PROXY: Env.schema.string.optional(),
  ADMIN_PASSWORD: Env.schema.secret.optional(),
  DEMO: Env.schema.boolean.optional(),

  DB_CONNECTION: Env.schema.enum.optional(['sqlite', 'pg'] as const),
  DB_FILE: Env.schema.string.optional(),
  DB_HOST: Env.schema.string.optional({ format: 'host' }),
  DB_PORT: Env.schema.number.optional(),
  DB_USER: Env.schema.string.optional(),
  DB_PASSWORD: Env.schema.string.optional(),
  DB_DATABASE: Env.schema.string.optional(),
  REDIS_URL: Env.schema.string.optional(),
  SMTP_URL: Env.schema.secret.optional(),
  MAIL_FROM: Env.schema.string.optional(),
  WEB_PROCESSES: Env.schema.number.optional(),
  WEB_MEMORY_MB: Env.schema.number.optional(),
  WORKER_LANES: Env.schema.number.optional(),
  WORKER_LEASE_SECONDS: Env.schema.number.optional(),
  CELLIER_PLUGINS: Env.schema.string.optional(),
  STORAGE_PATH: Env.schema.string.optional(),
  PAYMENT_GATEWAYS: Env.schema.string.optional({ format: 'url', tld: false }),
  S3_BUCKET: Env.schema.string.optional(),
  S3_REGION: Env.schema.string.optional(),
  S3_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false }),
  S3_ACCESS_KEY_ID: Env.schema.string.optional(),
  S3_SECRET_ACCESS_KEY: Env.schema.secret.optional(),
})

if (env.get('NODE_ENV') === 'production') refuseWeakKey(env.get('APP_KEY').release())

export default env
