import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { APP_ROOT, fromHome } from '#core/boot/app_root'
import { freePort } from '#core/boot/free_port'
import { MEMORY_ENVIRONMENT, memoryFlags } from '#core/boot/memory_flags'

/** Starts one of our files in a process of its own: the built one where the running code is built, else the source. */
export function startProcess(file: string, words: string[], environment: Record<string, string>): ChildProcess {
  const built = fileURLToPath(new URL(`${file}.js`, APP_ROOT))
  const isBuilt = existsSync(built)
  return fork(isBuilt ? built : fileURLToPath(new URL(`${file}.ts`, APP_ROOT)), words, {
    cwd: fromHome(),
    execArgv: [...memoryFlags(process.env), ...(isBuilt ? [] : ['--import=./bin/typescript.js'])],
    env: { ...process.env, ...MEMORY_ENVIRONMENT, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}

/** Web processes as `npm start` runs one, each on a port of its own. */
export class WebProcesses {
  readonly addresses: string[] = []
  readonly #children: ChildProcess[] = []
  /** The end of what they wrote. */
  output = ''

  /** @throws Error with what a process wrote that does not come up */
  async open(count: number, environment: Record<string, string>): Promise<void> {
    let next = 20_000 + (process.pid % 10_000)
    for (let index = 0; index < count; index += 1) {
      const port = await freePort(next)
      next = port + 1
      const child = startProcess('bin/server', [], { ...environment, HOST: '127.0.0.1', PORT: String(port) })
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', (text: Buffer) => (this.output = `${this.output}${text.toString()}`.slice(-2000)))
      }
      this.#children.push(child)
      this.addresses.push(`http://127.0.0.1:${port}`)
    }
    await Promise.all(this.addresses.map((address, index) => this.#untilAnswering(address, index)))
  }

  async close(): Promise<void> {
    await Promise.all(this.#children.map(end))
  }

  async #untilAnswering(address: string, index: number): Promise<void> {
    const child = this.#children[index] as ChildProcess
    for (let tries = 0; tries < 1200; tries += 1) {
      if (child.exitCode !== null || child.signalCode !== null) break
      const answered = await fetch(`${address}/api/init`).then(
        ({ status }) => status < 500,
        () => false
      )
      if (answered) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`${address}\n${this.output}`)
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const patience = setTimeout(() => child.kill('SIGKILL'), 5000)
  await ended
  clearTimeout(patience)
}
