import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { inject } from '@adonisjs/core'
import { FILE_NAME, MARK, MEDIA_FOLDER, VERSION, writeRecord, type SiteRecord } from '#plugins/cms/exchange/site_record'
import { MediaFiles } from '#core/media/media_files'
import { RESOURCES, type ReadRecords, type RowKind } from '#plugins/cms/exchange/site_reader'
import { Store } from '#core/database/store'
import { openSite, type OpenSite } from '#plugins/cms/exchange/open_site'
import { readRedirects } from '#plugins/cms/exchange/site_redirects'

/** Rows that are read at once. */
const MANY = 50

/** What an export wrote. */
export interface Exported {
  file: string
  /** Records by kind. */
  records: Record<string, number>
  /** What was left out of records, since nothing names it in another shop. */
  unnamed: ReadRecords['unnamed']
  /** Files of the media library that are not on the disk. */
  lost: string[]
}

/** Writes the content site as a file of records, with a folder of its media beside. One chunk of rows is held at a time. */
@inject()
export class ExportSite {
  constructor(
    private readonly store: Store,
    private readonly files: MediaFiles
  ) {}

  async execute(folder: string, progress: (records: number) => void = () => undefined): Promise<Exported> {
    const site = await openSite(this.store)
    const file = join(folder, FILE_NAME)
    await mkdir(join(folder, MEDIA_FOLDER), { recursive: true })
    const exported: Exported = { file, records: {}, unnamed: [], lost: [] }
    // The file of a former export stays until this one is whole.
    const unfinished = `${file}.part`
    try {
      await pipeline(this.#text(site, folder, exported, progress), createWriteStream(unfinished))
      await rename(unfinished, file)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
    return exported
  }

  async *#text(site: OpenSite, folder: string, exported: Exported, progress: (records: number) => void) {
    yield `{"${MARK}":${VERSION},"records":[`
    let count = 0
    for await (const record of this.#records(site, exported)) {
      if (record.kind === 'media') await this.#copy(record.name, folder, exported)
      yield `${count === 0 ? '' : ','}\n${writeRecord(record)}`
      count += 1
      exported.records[record.kind] = (exported.records[record.kind] ?? 0) + 1
      progress(count)
    }
    yield '\n]}\n'
  }

  async *#records(site: OpenSite, exported: Exported): AsyncGenerator<SiteRecord> {
    const shown = new Set<string>()
    for (const { kind, resource, ids } of await this.#parts()) {
      for (let at = 0; at < ids.length; at += MANY) {
        const { records, media, unnamed } = await site.reader.records(kind, resource, ids.slice(at, at + MANY))
        const fresh = media.filter((id) => !shown.has(id))
        for (const id of fresh) shown.add(id)
        yield* (await site.reader.records('media', RESOURCES.media, fresh.map(Number))).records
        yield* records
        exported.unnamed.push(...unnamed)
      }
    }
    yield* readRedirects(this.store.reader, site.names)
  }

  /** Ids of all rows of the site, in the order of the file: what is above others comes first. */
  async #parts(): Promise<{ kind: RowKind; resource: string; ids: number[] }[]> {
    const { reader } = this.store
    const types = await reader.all<{ id: number; code: string }>(
      'select id, code from cms_content_types order by is_built_in desc, id'
    )
    const contents = await Promise.all(
      types.map(async ({ code }) => ({
        kind: 'content' as const,
        resource: `cms.${code}`,
        // What is in the trash stands behind the others: it has no address.
        ids: inTree(
          await reader.all<Placed>(
            `select id, parent_id from cms_contents where type = ?
             order by case when status = 'trash' then 1 else 0 end, position, id`,
            [code]
          )
        ),
      }))
    )
    const all = async (kind: Exclude<RowKind, 'content' | 'media'>, sql: string) => ({
      kind,
      resource: RESOURCES[kind],
      ids: inTree(await reader.all<Placed>(sql)),
    })
    return [
      { kind: 'type', resource: RESOURCES.type, ids: types.map(({ id }) => Number(id)) },
      await all('media_category', 'select id, null as parent_id from core_media_categories order by id'),
      await all('category', 'select id, parent_id from cms_categories order by position, id'),
      await all('tag', 'select id, null as parent_id from cms_tags order by id'),
      await all('fields', 'select id, null as parent_id from cms_field_groups order by position, id'),
      ...contents,
      await all('menu', 'select id, null as parent_id from cms_menus order by place, position, id'),
    ]
  }

  /** The bytes as they were sent in. A file that is there already has the same: its name is their hash. */
  async #copy(name: string, folder: string, exported: Exported): Promise<void> {
    const [hash = '', format = ''] = name.split('.')
    const bytes = await this.files.originalBytes(hash, format)
    if (bytes === null) {
      exported.lost.push(name)
      return
    }
    const target = join(folder, MEDIA_FOLDER, name)
    const there = await stat(target).catch(() => null)
    if (there?.size === bytes) return
    const source = await this.files.originalPart(hash, format, { from: 0, to: bytes - 1 })
    await pipeline(source, createWriteStream(target))
  }
}

interface Placed {
  id: number
  parent_id: number | null
}

/** The rows with those below each behind it. */
function inTree(rows: readonly Placed[]): number[] {
  const below = Map.groupBy(rows, ({ parent_id: parent }) => (parent === null ? 0 : Number(parent)))
  const ids: number[] = []
  const open = (below.get(0) ?? []).toReversed()
  for (let row = open.pop(); row; row = open.pop()) {
    ids.push(Number(row.id))
    open.push(...(below.get(Number(row.id)) ?? []).toReversed())
  }
  return ids
}
