import { defineConfig } from '@adonisjs/shield'

/** Shield is used for the CSRF token only. Core sets the security headers, because a cached page has its own policy. */
export default defineConfig({
  csp: { enabled: false },
  csrf: {
    enabled: true,
    // The write that starts a session has no token yet: its origin was checked. The response gives it the token.
    exceptRoutes: ({ session }) => session.fresh,
    // core/http/commit_session.ts sends the token, and not with every response.
    enableXsrfCookie: false,
    methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  },
  xFrame: { enabled: false },
  hsts: { enabled: false },
  contentTypeSniffing: { enabled: false },
})
