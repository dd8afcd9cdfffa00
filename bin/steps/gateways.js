import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run.js'
import { portIsFree } from './serve.js'

const PROGRAM = 'tests/gateways/serve.ts'

const HOST = '127.0.0.1'

const FIRST_PORT = 4400

/** Addresses that browsers of this machine reach. */
const OWN = new Set(['0.0.0.0', '::', '127.0.0.1', '::1', 'localhost'])

/** A few small servers need little. */
const HEAP_MEGABYTES = 128

/**
 * The simulators of the payment providers, which a demo shop pays at. Null: it has none, because it is no demo shop, has its
 * own, or has browsers of other machines, which could not open their pages.
 * @param {NodeJS.ProcessEnv} environment of the shop
 * @returns {Promise<{ args: string[], environment: { PAYMENT_GATEWAYS: string } } | null>} `args`: Node's, to start them
 */
export async function demoGateways({ DEMO = '', PAYMENT_GATEWAYS = '', HOST: host = '0.0.0.0', APP_URL = '' }) {
  const isDemo = ['1', 'true'].includes(DEMO)
  const isOwn = OWN.has(host) && (APP_URL === '' || (URL.canParse(APP_URL) && OWN.has(hostOf(APP_URL))))
  if (!isDemo || PAYMENT_GATEWAYS !== '' || !isOwn || !existsSync(join(ROOT, PROGRAM))) return null
  let port = FIRST_PORT
  while (!(await portIsFree(port, HOST).catch(() => false))) port += 1
  return {
    args: [`--max-old-space-size=${HEAP_MEGABYTES}`, '--import=./bin/typescript.js', PROGRAM, String(port)],
    environment: { PAYMENT_GATEWAYS: `http://${HOST}:${port}` },
  }
}

const hostOf = (address) => new URL(address).hostname.replace(/^\[|\]$/g, '')
