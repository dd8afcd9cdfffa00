import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { freePort } from '#core/boot/free_port'
import { resetDatabase } from '#core/testing/reset_database'
import { Store } from '#core/database/store'

/** The processes below `parent` that run `file`. */
export function childrenOf(parent: number, file: string): number[] {
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  const lines = listed.split('\n').map((line) => line.trim().split(/\s+/))
  const found = lines.filter(([, ppid, ...words]) => Number(ppid) === parent && words.join(' ').includes(file))
  return found.map(([pid]) => Number(pid))
}

/** What `look` finds within half a minute. */
export async function eventually<T>(look: () => T | undefined | Promise<T | undefined>): Promise<T | undefined> {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = await look()
    if (found) return found
    await setTimeout(100)
  }
  return undefined
}

/** Serves the built shop in a process of its own, as `npm start` does. */
export async function keepShop(cleanup: (end: () => void) => void, more: Record<string, string> = {}) {
  await resetDatabase(await app.container.make(Store))
  const port = await freePort(Number(process.env.PORT) + 1)
  const own = { PORT: String(port), HOST: '127.0.0.1', LANG: 'en_GB.UTF-8', LC_ALL: '', DEMO: '0' }
  const env = { ...process.env, ...own, ...more }
  const shop = spawn(process.execPath, ['tests/fixtures/programs/kept_shop.js'], { env })
  cleanup(() => void shop.kill('SIGKILL'))
  const output = { said: '' }
  shop.stderr.on('data', (text: Buffer) => (output.said += text.toString()))
  await once(shop.stdout, 'data')
  return { shop, port, output }
}
