import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { freePort } from '#core/boot/free_port'

/** A shop as it runs for real, behind one proxy: a process of its own with a database of its own. */
export class ProductionShop {
  port = 0
  readonly secrets = { APP_KEY: `key-${crypto.randomUUID()}`, DB_PASSWORD: `db-${crypto.randomUUID()}` }
  /** Everything its processes wrote to the terminal. */
  output = ''
  #storage = ''
  #server: ChildProcess | null = null

  async open(): Promise<void> {
    this.port = await freePort(Number(process.env.PORT) + 1)
    this.#storage = await mkdtemp(join(tmpdir(), 'cellier-security-'))
    const [code] = (await once(this.#start('bin/prepare.ts'), 'exit')) as [number]
    if (code !== 0) throw new Error(`The shop could not be prepared:\n${this.output}`)
    this.#server = this.#start('bin/server.ts')
    for (let tries = 0; tries < 600; tries += 1) {
      const answered = await this.send('GET', '/api/init').then(
        ({ status }) => status === 200,
        () => false
      )
      if (answered) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`The shop does not answer:\n${this.output}`)
  }

  async close(): Promise<void> {
    if (this.#server?.exitCode === null) {
      this.#server.kill('SIGTERM')
      await once(this.#server, 'exit')
    }
    await rm(this.#storage, { recursive: true, force: true })
  }

  /** Takes a table away, so that whatever needs it fails. */
  lose(table: string): void {
    const database = new Database(join(this.#storage, 'database/cellier.sqlite'))
    database.pragma('foreign_keys = off')
    database.exec(`alter table ${table} rename to lost_${table}`)
    database.close()
  }

  async send(method: string, path: string, body?: string, headers: Record<string, string> = {}) {
    const answer = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'accept-language': 'fr',
        'x-forwarded-host': 'cave.example',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    })
    return { status: answer.status, text: await answer.text(), headers: answer.headers }
  }

  #start(file: string): ChildProcess {
    const child = spawn(process.execPath, ['--import=./bin/typescript.js', file], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...this.secrets,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(this.port),
        APP_URL: 'https://cave.example',
        TRUST_PROXY: '1',
        LOG_LEVEL: 'trace',
        DB_CONNECTION: 'sqlite',
        DB_FILE: join(this.#storage, 'database/cellier.sqlite'),
        STORAGE_PATH: this.#storage,
        DEMO: '0',
      },
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => (this.output += text.toString()))
    return child
  }
}
