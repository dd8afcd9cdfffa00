import type { defineConfig } from '@adonisjs/redis'
import { redisUrl } from '#config/cellier'

const { hostname, port, username, password, pathname, protocol } = new URL(redisUrl ?? 'redis://127.0.0.1:6379')

/** Used only when `REDIS_URL` is set: `redis://:password@host:6379/0`, or `rediss://` with TLS. */
export default {
  connection: 'main',
  connections: {
    main: {
      host: hostname,
      port: port || '6379',
      db: Number(pathname.slice(1)) || 0,
      // Commands fail quickly while Redis is unreachable, because there is a fallback.
      connectTimeout: 1000,
      commandTimeout: 1000,
      maxRetriesPerRequest: 1,
      retryStrategy: (times: number) => Math.min(times * 200, 5000),
      ...(username ? { username: decodeURIComponent(username) } : {}),
      ...(password ? { password: decodeURIComponent(password) } : {}),
      ...(protocol === 'rediss:' ? { tls: {} } : {}),
    },
  },
} satisfies Parameters<typeof defineConfig>[0]
