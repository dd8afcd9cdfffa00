import { spawn, execFile, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A built shop on a storage folder of its own. */
export class ShopProcess {
  #children: ChildProcess[] = []
  readonly address: string

  constructor(
    readonly storage: string,
    private readonly port: number,
    private readonly demo: boolean
  ) {
    this.address = `http://127.0.0.1:${port}`
  }

  /** Prepares the shop and serves it. */
  async open(): Promise<void> {
    await run(process.execPath, ['build/bin/prepare.js'], { env: this.environment, maxBuffer: 1e8 })
    await this.start()
  }

  /** Serves the shop as it stands. */
  async start(): Promise<void> {
    this.#spawn('build/bin/server.js')
    for (let tries = 0; tries < 600; tries += 1) {
      const answered = await fetch(`${this.address}/api/init`).then(
        ({ ok }) => ok,
        () => false
      )
      if (answered) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`The shop on ${this.storage} does not answer`)
  }

  /** Runs its jobs, until told to stop. */
  startWorker(): { stop: () => Promise<void> } {
    const child = this.#spawn('build/bin/worker.js')
    return { stop: () => end(child) }
  }

  async close(): Promise<void> {
    await Promise.all(this.#children.map(end))
  }

  get environment(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      NODE_ENV: 'production',
      APP_KEY: process.env.APP_KEY ?? 'shots-are-taken-of-a-throw-away-shop',
      HOST: '127.0.0.1',
      PORT: String(this.port),
      STORAGE_PATH: this.storage,
      DB_CONNECTION: 'sqlite',
      DEMO: this.demo ? '1' : '0',
    }
  }

  #spawn(file: string): ChildProcess {
    const child = spawn(process.execPath, [file], { env: this.environment, stdio: 'ignore' })
    this.#children.push(child)
    return child
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
