import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { cpuTime } from './page_costs.js'
import { start, stop } from './processes.js'
import type { Check } from './report.js'

const S = 1_000

/** The web process from its start to its first answer, and the second `cli --help`: the first one keeps what it tells. */
export async function measureStart(port: number, env: NodeJS.ProcessEnv): Promise<Check[]> {
  const began = performance.now()
  const shop = await start('bench/server', [], env)
  await (await fetch(`http://127.0.0.1:${port}/api/init`)).arrayBuffer()
  const web = (performance.now() - began) / S
  const used = cpuTime(shop.pid as number) / S
  await stop(shop)
  const help = () => promisify(execFile)(process.execPath, ['cli/index.js', '--help'])
  await help()
  const asked = performance.now()
  await help()
  return [
    { name: 'start of the web process to its first answer', value: web, unit: 's', most: 1.2 },
    { name: 'processor time of that', value: used, unit: 's', most: 1.6 },
    { name: '`cli --help`', value: (performance.now() - asked) / S, unit: 's', most: 0.3 },
  ]
}
