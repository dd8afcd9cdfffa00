import { defineConfig, stores } from '@adonisjs/session'
import env from '#config/env'

/** The session is stored in an encrypted cookie, so that processes are stateless. */
export default defineConfig({
  enabled: true,
  cookieName: 'cellier-session',
  clearWithBrowser: false,
  age: '14 days',
  cookie: {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: env.get('APP_URL', '').startsWith('https://'),
  },
  store: 'cookie',
  stores: { cookie: stores.cookie() },
})
