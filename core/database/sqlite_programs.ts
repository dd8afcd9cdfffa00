import type { Database as Sqlite, Statement } from 'better-sqlite3'
import type { Transaction } from '#core/database/store'
import type { Write } from '#core/database/write'

/** Programs that a connection keeps: the lists of writes that the code knows are a handful. */
const PLACES = 24

/** Values of the longest program. */
const MOST_VALUES = 96

interface Programs {
  /** Place of each by its SQL. */
  places: Map<string, number>
  /** Places that are or were taken: none is taken twice. */
  used: number
}

const kept = new WeakMap<Sqlite, Programs>()

/**
 * Makes room for programs on a new connection. SQLite has no `with` that writes; what it has is a trigger: a program is a
 * view whose trigger runs several writes, and their values are the columns of a row "inserted" into it.
 */
export function makePlaces(connection: Sqlite): void {
  const columns = Array.from({ length: MOST_VALUES }, (_, index) => `null as v${index}`).join(', ')
  for (let place = 0; place < PLACES; place += 1) {
    connection.exec(`create temp view program_${place} as select ${columns}`)
  }
  kept.set(connection, { places: new Map(), used: 0 })
}

/**
 * Runs several writes as one statement, in their order; the program is made when first needed. False: there is no room for
 * it, and nothing was run.
 */
export async function runProgram(trx: Transaction, writes: readonly Write[]): Promise<boolean> {
  const connection = await connectionOf(trx)
  const programs = kept.get(connection)
  const values = writes.flatMap(({ bindings }) => bindings)
  if (!programs || values.length > MOST_VALUES) return false
  const body = writes.map(({ sql }) => sql).join(';\n')
  const place = programs.places.get(body) ?? programs.used
  if (place === PLACES) return false
  const columns = values.map((_, index) => `v${index}`).join(', ')
  const marks = values.map(() => '?').join(', ')
  const run = () =>
    connection.prepare(`insert into temp.program_${place} (${columns}) values (${marks})`).run(...values)
  if (!programs.places.has(body)) {
    programs.used += 1
    programs.places.set(body, place)
    make(connection, place, body)
  }
  try {
    run()
  } catch (error) {
    // A transaction that was rolled back took along the program made in it.
    if (!(error instanceof Error) || !error.message.includes(`program_${place} because it is a view`)) throw error
    make(connection, place, body)
    run()
  }
  return true
}

/** Forgets every program: a change of tables would stumble over those that name them. */
export function dropPrograms(connection: Sqlite): void {
  const programs = kept.get(connection)
  for (const place of programs?.places.values() ?? []) connection.exec(`drop trigger if exists program_${place}_run`)
  programs?.places.clear()
}

/** A statement on the very connection of a SQLite transaction, kept for its next use. */
export async function prepareInside(trx: Transaction, sql: string): Promise<Statement> {
  return (await connectionOf(trx)).prepare(sql)
}

async function connectionOf(trx: Transaction): Promise<Sqlite> {
  return (await trx.knexClient.client.acquireConnection()) as Sqlite
}

function make(connection: Sqlite, place: number, body: string): void {
  let value = 0
  const filled = body.replace(/\?/g, () => `new.v${value++}`)
  const name = `program_${place}`
  connection.prepare(`create temp trigger ${name}_run instead of insert on ${name} begin ${filled}; end`).run()
}
