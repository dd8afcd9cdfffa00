import { spawn, execFile, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A built shop on a storage folder of its own. */
export class ShopProcess {
  #child: ChildProcess | null = null
  readonly address: string

  constructor(
    readonly storage: string,
    private readonly port: number,
    private readonly demo: boolean
  ) {
    this.address = `http://127.0.0.1:${port}`
  }

  async open(): Promise<void> {
    await run(process.execPath, ['build/bin/prepare.js'], { env: this.#environment(), maxBuffer: 1e8 })
    this.#child = spawn(process.execPath, ['build/bin/server.js'], {
      env: this.#environment(),
      stdio: 'ignore',
    })
    for (let tries = 0; tries < 200; tries += 1) {
      const answered = await fetch(`${this.address}/api/init`).then(
        ({ ok }) => ok,
        () => false
      )
      if (answered) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`The shop on ${this.storage} does not answer`)
  }

  async close(): Promise<void> {
    if (!this.#child) return
    this.#child.kill('SIGTERM')
    await once(this.#child, 'exit')
  }

  #environment(): NodeJS.ProcessEnv {
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
}
