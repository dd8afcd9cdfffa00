import { inject } from '@adonisjs/core'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { ListCatalogue } from '#core/lists/list_catalogue'
import { Store } from '#core/database/store'
import { fromOf } from '#core/lists/from_of'
import { inLocale } from '#core/lists/in_locale'
import { titleColumn } from '#core/lists/title_column'

/** Between the names in a cell with several. */
export const NAMES_APART = '; '

const APART = /\s*[;|]\s*/
const NUMBERED = /^#([1-9]\d{0,15})$/

/** The names in a cell. */
export const namesIn = (cell: string) => cell.split(APART).filter(Boolean)

/** What rows are called in files: by their code, else by their title in the default language. `#42` is the row with this id. */
@inject()
export class RowNames {
  constructor(
    private readonly store: Store,
    private readonly lists: ListCatalogue
  ) {}

  /** Names by id: two statements. A row whose name others have too, or whose name a cell cannot hold, is `#42`. */
  async of(list: string, ids: readonly number[]): Promise<Map<number, string>> {
    const found = await this.#select(list, 'id', ids)
    const called = await this.ids(
      list,
      found.flatMap(({ name }) => name ?? [])
    )
    const named = new Map(ids.map((id) => [id, `#${id}`]))
    for (const { id, name } of found) {
      if (name === null || called.get(name)?.length !== 1 || NUMBERED.test(name)) continue
      if (name !== '' && name === name.trim() && !APART.test(name)) named.set(Number(id), name)
    }
    return named
  }

  /** The rows that are called so, by name: two statements at most. */
  async ids(list: string, names: readonly string[]): Promise<Map<string, number[]>> {
    const numbers = names.flatMap((name) => Number(NUMBERED.exec(name)?.[1] ?? 0) || [])
    const found = [
      ...(await this.#select(list, 'name', names)),
      ...(await this.#select(list, 'id', numbers)).map(({ id }) => ({ id, name: `#${id}` })),
    ]
    const ids = new Map<string, number[]>()
    for (const { id, name } of found) ids.set(String(name), [...(ids.get(String(name)) ?? []), Number(id)])
    return ids
  }

  async #select(key: string, by: 'id' | 'name', values: readonly (number | string)[]) {
    const list = inLocale(await this.lists.get(key), DEFAULT_LOCALE)
    const name = list.naming?.codes?.[0] ?? titleColumn(list)?.sql ?? list.id
    const where = list.where ? `where ${list.where}` : ''
    const { read, dialect } = this.store
    return read.run<{ id: number | string; name: string | null }>(
      `select id, name from (select ${list.id} as id, cast(${name} as text) as name from ${fromOf(list, dialect)} ${where}) named
       where ${by} in ${by === 'id' ? read.ids : read.texts}`,
      [...new Set(values)]
    )
  }
}
