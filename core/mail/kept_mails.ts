import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '#core/i18n/locales'
import type { RenderedMail } from '#core/mail/mail_template'

/** A mail that no server took, as it would have left. */
export interface KeptMail extends RenderedMail {
  id: string
  keptAt: string
  from: string
  to: string
  locale: Locale
}

/** The oldest go: the folder is a drawer, not an archive. */
const MOST = 500

const NAME = /^\d{8}T\d{9}Z-[\w-]{12}$/

/** Mails of a shop without a mail server: files that staff read in the back office. */
export class KeptMails {
  constructor(private readonly folder: string) {}

  /** One of the same number is there already when its job ran before: then it is the one. */
  async keep(mail: Omit<KeptMail, 'id'>, number: string): Promise<void> {
    await mkdir(this.folder, { recursive: true })
    const name = createHash('sha256').update(number).digest('base64url').slice(0, 12)
    if ((await this.#ids()).some((id) => id.endsWith(`Z-${name}`))) return
    const id = `${mail.keptAt.replace(/[-:.]/g, '')}-${name}`
    const path = this.#path(id)
    // Under its name only once it is whole: a reader never meets half a mail.
    await writeFile(`${path}.part`, JSON.stringify({ ...mail, id }), { mode: 0o600 })
    await rename(`${path}.part`, path)
    const ids = await this.#ids()
    await Promise.all(ids.slice(MOST).map((old) => rm(this.#path(old), { force: true })))
  }

  /** Newest first. */
  async list(limit: number): Promise<KeptMail[]> {
    const ids = await this.#ids()
    const mails = await Promise.all(ids.slice(0, limit).map((id) => this.find(id)))
    return mails.filter((mail) => mail !== null)
  }

  /** Null: there is none of that name (any more). */
  async find(id: string): Promise<KeptMail | null> {
    if (!NAME.test(id)) return null
    try {
      return JSON.parse(await readFile(this.#path(id), 'utf8')) as KeptMail
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
