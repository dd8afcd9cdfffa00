import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'

/** What things are called in files that another shop imports. Ids differ from shop to shop, codes do not. */
export interface LinkCodes {
  /** Key of the list whose rows they are, where relations choose from it. */
  list?: string
  /** Codes by id. */
  of(ids: readonly string[]): Promise<Map<string, string>>
  /** Ids by code. */
  ids(codes: readonly string[]): Promise<Map<string, string>>
}

/** The codes of a table with columns `id` and `code`. `where`: which of its rows. */
export function codesOf(table: string, { list, where = 'true' }: { list?: string; where?: string } = {}): LinkCodes {
  const select = `select id, code from ${table} where ${where} and`
  return {
    ...(list ? { list } : {}),
    async of(ids) {
      const { read } = await app.container.make(Store)
      const numbers = ids.map(Number).filter(Number.isSafeInteger)
      const rows = await read.all<{ id: number; code: string }>(`${select} id in ${read.ids}`, numbers)
      return new Map(rows.map(({ id, code }) => [String(id), code]))
    },
    async ids(codes) {
      const { read } = await app.container.make(Store)
      const rows = await read.all<{ id: number; code: string }>(`${select} code in ${read.texts}`, codes)
      return new Map(rows.map(({ id, code }) => [code, String(id)]))
    },
  }
}
