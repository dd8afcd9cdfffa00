import { ListCatalogue } from '#core/lists/list_catalogue'
import { Lists } from '#core/lists/lists'
import { SystemClock } from '#core/time/system_clock'
import { SingleChannel } from '#core/context/shop_context'
import { fold } from '#core/text/fold'
import type { ListDefinition } from '#core/lists/list'
import type { Store } from '#core/database/store'

const label = (text: string) => ({ fr_FR: text, en_GB: text })

/** A list with a column of every kind, over a table of its own. */
export const things: ListDefinition = {
  permission: 'test.things.list',
  label: label('Things'),
  from: 'test_things t left join test_colours c on c.id = t.colour_id',
  where: 't.name is not null',
  id: 't.id',
  columns: {
    id: { type: 'id', sql: 't.id', label: label('Number') },
    name: { type: 'text', sql: 't.name', label: label('Name') },
    colour: {
      type: 'choice',
      sql: 't.colour_id',
      label: label('Colour'),
      choices: async () => [
        { value: '1', label: label('Red') },
        { value: '2', label: 'White' },
      ],
    },
    stock: { type: 'number', sql: 't.stock', label: label('Stock') },
    price: { type: 'money', sql: 't.price', currency: 't.currency', label: label('Price') },
    sold: { type: 'instant', sql: 't.sold_at', label: label('Sold') },
    born: { type: 'day', sql: 't.born_on', label: label('Born'), isShown: false },
    active: { type: 'boolean', sql: 't.active', label: label('Active') },
    secret: { type: 'text', sql: 't.name', label: label('Secret'), sort: false, filter: false, isHidden: true },
  },
  tabs: {
    red: { label: label('Red ones'), filter: { colour: '1' } },
    few: { label: label('Few left'), filter: { colour: '1,2', stock: '..5' } },
  },
  search: ['t.folded', 'c.code'],
  order: 'name',
}

export interface Thing {
  name: string
  colour?: number | null
  stock?: number | null
  price?: number | null
  currency?: string
  sold?: string | null
  born?: string | null
  active?: boolean
}

/** The table and a `Lists` that knows it. */
export async function makeThings(store: Store): Promise<Lists> {
  await dropThings(store)
  const onPg = store.dialect === 'pg'
  const instant = onPg ? 'timestamptz(3)' : 'text'
  const id = onPg ? 'bigserial primary key' : 'integer primary key'
  await store.lucid.rawQuery('create table test_colours (id integer primary key, code varchar(20))')
  await store.lucid
    .rawQuery(`create table test_things (id ${id}, name text, folded text, colour_id bigint, stock integer,
    price bigint, currency varchar(3), sold_at ${instant}, born_on ${onPg ? 'date' : 'text'}, active boolean)`)
  await store.lucid.rawQuery("insert into test_colours values (1, 'red'), (2, 'white')")
  const plugin = { name: 'test.things', plugin: 'test', load: async () => things }
  const catalogue = new ListCatalogue({ contributions: () => [plugin] as never })
  return new Lists(store, catalogue, new SingleChannel(), new SystemClock())
}

export async function dropThings(store: Store): Promise<void> {
  for (const table of ['test_things', 'test_colours']) await store.lucid.rawQuery(`drop table if exists ${table}`)
}

export async function addThings(store: Store, added: Thing[]): Promise<void> {
  await store.transaction(async (trx) => {
    await trx.table('test_things').multiInsert(
      added.map((thing) => ({
        name: thing.name,
        folded: fold(thing.name),
        colour_id: thing.colour ?? null,
        stock: thing.stock ?? null,
        price: thing.price ?? null,
        currency: thing.currency ?? 'EUR',
        sold_at: thing.sold ?? null,
        born_on: thing.born ?? null,
        active: thing.active ?? false,
      }))
    )
  })
}
