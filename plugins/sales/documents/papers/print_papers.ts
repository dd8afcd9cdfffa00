import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { FileStore, type StoredFile } from '#core/files/file_store'
import { Lists } from '#core/lists/lists'
import { Translator } from '#core/i18n/translator'
import { languageTag } from '#core/i18n/locales'
import { slugify } from '#core/text/slug'
import { zip } from '#core/files/zip'
import { PAPER_KINDS, type PaperKind } from '#plugins/sales/documents/papers/paper_kind'
import { paperBytes, writePapers } from '#plugins/sales/documents/papers/write_papers'
import { paperName } from '#plugins/sales/documents/papers/send_paper'
import { Papers } from '#plugins/sales/documents/papers/papers'
import type { JobRun } from '#core/jobs/job'
import type { Paper } from '#plugins/sales/documents/papers/paper'
import type { PaperWish } from '#plugins/sales/documents/papers/actions/request_papers'

/** Days after which the file is deleted. */
const DAYS = 7

/** Documents per read. */
const CHUNK = 50

const TYPES = { pdf: 'application/pdf', zip: 'application/zip' }

type Watch = Pick<JobRun, 'owner' | 'signal' | 'progress'>

/** Prints many documents into one file and stores it for the requester. A job that is aborted or fails stores nothing. */
@inject()
export class PrintPapers {
  constructor(
    private readonly papers: Papers,
    private readonly lists: Lists,
    private readonly files: FileStore,
    private readonly channels: ChannelPort,
    private readonly translator: Translator,
    private readonly clock: Clock
  ) {}

  async execute(wish: PaperWish, watch: Watch): Promise<{ file: StoredFile; printed: number }> {
    const { kind, selection, format, locale } = wish
    const ids = await this.lists.ids(PAPER_KINDS[kind].list, selection, { locale })
    const folder = await mkdtemp(join(tmpdir(), 'cellier-print-'))
    try {
      const path = join(folder, 'file')
      const title = this.translator.translate(locale, `sales.papers.${PAPER_KINDS[kind].file}`)
      const count = { printed: 0 }
      const pages = this.#each(kind, ids, watch, count)
      if (format === 'zip') await writeFile(path, await archive(pages))
      else await writePapers(pages, path, { title, lang: languageTag(locale), at: this.clock.now().toJSDate() })
      watch.signal.throwIfAborted()
      const name = `${slugify(title)}-${this.#today()}.${format}`
      const { owner } = watch
      return { file: await this.files.store({ name, type: TYPES[format], path, owner, days: DAYS }), ...count }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  async *#each(kind: PaperKind, ids: number[], { signal, progress }: Watch, count: { printed: number }) {
    for (let from = 0; from < ids.length; from += CHUNK) {
      for (const paper of await this.papers.read(kind, ids.slice(from, from + CHUNK))) {
        signal.throwIfAborted()
        yield paper
        count.printed += 1
      }
      await progress(Math.min(from + CHUNK, ids.length), ids.length)
    }
  }

  #today(): string {
    const zone = this.channels.all()[0]?.timezone ?? 'utc'
    return this.clock.now().setZone(zone).toFormat('yyyy-MM-dd')
  }
}

async function archive(papers: AsyncIterable<Paper>): Promise<Buffer> {
  const files: { name: string; bytes: Buffer }[] = []
  for await (const paper of papers) files.push({ name: paperName(paper), bytes: await paperBytes(paper) })
  return zip(files)
}
