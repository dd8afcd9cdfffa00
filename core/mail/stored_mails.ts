import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '#core/i18n/locales'
import type { RenderedMail } from '#core/mail/mail_template'

/** A mail that was stored instead of sent. */
export interface StoredMail extends RenderedMail {
  id: string
  keptAt: string
  from: string
  to: string
  replyTo?: string
  headers?: Record<string, string>
  locale: Locale
}

/** More than this, and the oldest are deleted. */
const MOST_STORED = 500

const NAME = /^\d{8}T\d{9}Z-[\w-]{12}$/

/** The mails of a shop without a mail server: files that staff read in the back office. */
export class StoredMails {
  constructor(readonly folder: string) {}

  /** Idempotent: when the job ran before, the mail of the same number exists and is left as it is. */
  async add(mail: Omit<StoredMail, 'id'>, number: string): Promise<void> {
    await mkdir(this.folder, { recursive: true })
    const name = createHash('sha256').update(number).digest('base64url').slice(0, 12)
    if ((await this.#ids()).some((id) => id.endsWith(`Z-${name}`))) return
    const id = `${mail.keptAt.replace(/[-:.]/g, '')}-${name}`
    const path = this.#path(id)
    // Renamed when it is complete, so that nobody reads half a mail.
    await writeFile(`${path}.part`, JSON.stringify({ ...mail, id }), { mode: 0o600 })
    await rename(`${path}.part`, path)
    const ids = await this.#ids()
    await Promise.all(ids.slice(MOST_STORED).map((old) => rm(this.#path(old), { force: true })))
  }

  /** Newest first. */
  async list(limit: number): Promise<StoredMail[]> {
    const ids = await this.#ids()
    const mails = await Promise.all(ids.slice(0, limit).map((id) => this.find(id)))
    return mails.filter((mail) => mail !== null)
  }

  /** Null: there is no mail of this id. */
  async find(id: string): Promise<StoredMail | null> {
    if (!NAME.test(id)) return null
    try {
      return JSON.parse(await readFile(this.#path(id), 'utf8')) as StoredMail
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }

  async #ids(): Promise<string[]> {
    const names = await readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    return names
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
      .filter((id) => NAME.test(id))
      .sort()
      .reverse()
  }

  #path(id: string): string {
    return join(this.folder, `${id}.json`)
  }
}
