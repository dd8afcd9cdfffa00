import { Secret } from '@adonisjs/core/helpers'
import { defineConfig } from '@adonisjs/core/http'
import env from '#config/env'
import { handleUndecodableUrl } from '#core/http/undecodable_url'
import { trustedProxies } from '#core/http/trusted_proxies'

export const appKey = new Secret(env.get('APP_KEY').release())

export const http = defineConfig({
  generateRequestId: true,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  etag: false,
  redirect: { forwardQueryString: true },
  trustProxy: trustedProxies(env.get('TRUST_PROXY')),
  onBadUrl: handleUndecodableUrl,
  cookie: {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: env.get('APP_URL', '').startsWith('https://'),
  },
})
