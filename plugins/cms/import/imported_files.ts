import { DEFAULT_LOCALE, LOCALES, type Locale } from '#core/i18n/locales'
import { findRows } from '#core/resources/resource_rows'
import { inTransaction } from '#core/database/run_rows'
import { queryRows } from '#core/database/query_rows'
import type { Kinds } from '#core/fields/field_kind'
import type { MadeResource } from '#core/resources/resource_catalogue'
import type { NamedMedium, StoredMedium } from '#core/import/importer'
import type { Store, Transaction } from '#core/database/store'
import type { WriteResource } from '#core/resources/write_resource'
import type { Writer } from '#core/resources/writer'

interface Parts {
  store: Store
  /** The media library. */
  library: MadeResource
  kinds: Kinds
  write: Pick<WriteResource, 'updateIn'>
  writer: Writer
  locale: Locale
  /** Beginning of the keys of this site: `wxr:example.org:`. */
  prefix: string
}

/** Files of an old site and those of the media library that they became, so that none is taken twice. */
export class ImportedFiles {
  constructor(private readonly parts: Parts) {}

  /** Ids of those that were taken before, by address. */
  async known(addresses: readonly string[]): Promise<Map<string, number>> {
    const { read } = this.parts.store
    const keys = new Map(addresses.map((address) => [this.#key(address), address]))
    const rows = await read.all<{ origin: string; media_id: number }>(
      `select origin, media_id from cms_imported_files where origin in ${read.texts}`,
      [...keys.keys()]
    )
    return new Map(rows.map((row) => [keys.get(row.origin) as string, Number(row.media_id)]))
  }

  /** The medium that an import is asked for. */
  named(address: string): NamedMedium {
    return { kind: 'file', name: filePathOf(address), address }
  }

  /** Ids of what was found now and before, by address. */
  async remember(
    trx: Transaction,
    addresses: readonly string[],
    { known, stored }: { known: ReadonlyMap<string, number>; stored: readonly StoredMedium[] }
  ): Promise<Map<string, number>> {
    const found = new Map(stored.map(({ name, mediaId }) => [name, mediaId]))
    const ids = new Map<string, number>()
    for (const address of addresses) {
      const before = known.get(address)
      const id = before ?? found.get(filePathOf(address))
      if (id === undefined) continue
      ids.set(address, id)
      if (before !== undefined) continue
      await queryRows(trx, 'insert into cms_imported_files (origin, media_id) values (?, ?) on conflict do nothing', [
        this.#key(address),
        id,
      ])
    }
    return ids
  }

  /** Says what a file shows, unless somebody has said it. */
  async describe(trx: Transaction, id: number, alt: string): Promise<void> {
    const { library, kinds, write, writer, locale } = this.parts
    const words = alt.trim().slice(0, 500)
    if (words === '') return
    const [row] = await findRows(library.resource, { kinds, run: inTransaction(trx) }, [id])
    const said = (row?.alt ?? {}) as Partial<Record<Locale, string | null>>
    if (!row || LOCALES.some((one) => said[one])) return
    await write.updateIn(trx, library, id, { alt: { [DEFAULT_LOCALE]: words, [locale]: words } }, writer)
  }

  #key(address: string): string {
    return `${this.parts.prefix}file:${address.replace(/^https?:/i, '')}`.slice(0, 255)
  }
}

/** Where a file stands below the folder of uploads: `2020/05/boat.jpg`. Elsewhere its name. */
export function filePathOf(address: string): string {
  const path = address.replace(/[?#].*$/, '')
  const below = /\/uploads\/(.+)$/.exec(path)?.[1] ?? path.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(below)
  } catch {
    return below
  }
}
