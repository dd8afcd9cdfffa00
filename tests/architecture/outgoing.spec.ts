import { test } from '@japa/runner'
import { sourceFiles } from './source_files.js'

/** Ways out of the shop: the global fetch, and what opens connections. */
const WAYS_OUT = [
  // Called, not declared.
  /(?<![.\w]|async )fetch\((?![^)]*\)\s*[:{])/,
  /\bglobalThis\.fetch\b/,
  /^import (?!type).*from '(?:node:)?(?:http2|https|net|tls|dgram)'/m,
  /from '(?:undici|axios|got|node-fetch|ky)'/,
  /import \{[^}]*\b(?:request|get)\b[^}]*\} from '(?:node:)?http'/,
]

/** Where they may stand, and why. */
const ALLOWED: Record<string, string> = {
  'core/boot/free_port.ts': 'opens a port of this machine, to see whether it is free',
  'core/http/draining.ts': 'closes the server of this process',
  'core/pages/broken_screen.ts': 'a script of the page that developers see, for their browser',
  'core/outgoing/connect_to.ts': 'the client itself',
  'core/outgoing/exchange.ts': 'the client itself',
  'core/outgoing/outgoing_client.ts': 'the client itself: it tells addresses from names',
  'plugins/configuration/services/check_channel.ts': 'tells addresses from names',
  'plugins/payment_paypal/services/webhook_certificates.ts':
    'takes the roots that Node.js trusts, and connects to nothing',
  'web/app/lib/boot.ts': 'runs in the browser',
}

test.group('Ways out of the shop', () => {
  test('are the one client of addresses that somebody wrote (core/outgoing)', ({ assert }) => {
    const found = sourceFiles()
      .filter(({ text }) => WAYS_OUT.some((way) => way.test(text)))
      .map(({ path }) => path)
    assert.sameMembers(found, Object.keys(ALLOWED))
  })
})
