import { defineConfig } from '@adonisjs/shield'

/** Only the forgery token is shield's; the headers are ours, because a cached page brings its own policy. */
export default defineConfig({
  csp: { enabled: false },
  csrf: {
    enabled: true,
    // A write that begins a session was let in by its origin; the token it receives is for the next.
    exceptRoutes: ({ session }) => session.fresh,
    enableXsrfCookie: true,
    methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  },
  xFrame: { enabled: false },
  hsts: { enabled: false },
  contentTypeSniffing: { enabled: false },
})
