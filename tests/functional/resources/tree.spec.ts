import { test } from '@japa/runner'
import { queryRows } from '#core/database/query_rows'
import { relation } from '#core/fields/kinds/relation'
import { resetDatabase } from '#core/testing/reset_database'
import { resource } from '#core/resources/resource'
import { text } from '#core/fields/kinds/text'
import { treeFields } from '#core/resources/tree_fields'
import { trialOf, trialWriter } from './trial_resource.js'
import type { MadeResource } from '#core/resources/resource_catalogue'
import type { Row } from '#core/resources/resource_rows'
import type { Store } from '#core/database/store'

const label = { fr_FR: 'Rayons', en_GB: 'Shelves' }

/** Rows that hang below each other, three levels at most. */
const shelves = resource('trial.shelves', {
  label: { one: label, many: label },
  table: 'trial_shelves',
  fields: { name: text({ label, required: true, search: true }), ...treeFields('trial.shelves') },
  title: 'name',
  tree: { depth: 3 },
})

/** Rows of which each hall has a tree. */
const halls = resource('trial.halls', {
  label: { one: label, many: label },
  table: 'trial_halls',
  fields: { name: text({ label, required: true }) },
  title: 'name',
})
const signs = resource('trial.signs', {
  label: { one: label, many: label },
  table: 'trial_signs',
  fields: {
    name: text({ label, required: true }),
    hallId: relation({ label, of: 'trial.halls', required: true, fixed: true }),
    ...treeFields('trial.signs'),
  },
  title: 'name',
  parent: 'hallId',
  tree: true,
})

/** A table for rows of a resource with a name. */
async function createTable(store: Store, name: string, ...references: string[]): Promise<void> {
  await store.lucid.connection().schema.createTable(name, (table) => {
    table.bigIncrements('id')
    table.string('name')
    for (const column of references) table.bigInteger(column)
    if (references.includes('parent_id')) table.integer('position').notNullable()
    table.integer('version').notNullable().defaultTo(1)
    table.string('created_at', 24)
    table.string('updated_at', 24)
  })
}

async function dropTables(store: Store): Promise<void> {
  for (const end of ['signs', 'halls', 'shelves'])
    await store.lucid.connection().schema.dropTableIfExists(`trial_${end}`)
}

interface Shelf {
  id: number
  parentId: number | null
  position: number
  version: number
}

test.group('Rows of a tree', (group) => {
  let trial: Awaited<ReturnType<typeof trialOf>>
  group.setup(async () => {
    trial = await trialOf(shelves, halls, signs)
    await dropTables(trial.store)
    await createTable(trial.store, 'trial_shelves', 'parent_id')
    await createTable(trial.store, 'trial_halls')
    await createTable(trial.store, 'trial_signs', 'parent_id', 'hall_id')
    return () => dropTables(trial.store)
  })
  group.each.setup(async () => {
    await resetDatabase(trial.store)
    await trial.store.transaction(async (trx) => {
      for (const end of ['signs', 'halls', 'shelves']) await queryRows(trx, `delete from trial_${end}`)
    })
  })

  const rows = async () => {
    const found = await trial.store.reader.all<{
      id: number
      parent_id: number | null
      position: number
      version: number
    }>('select id, parent_id, position, version from trial_shelves order by position, id')
    return found.map(({ id, parent_id: above, position, version }): Shelf => {
      return { id: Number(id), parentId: above === null ? null : Number(above), position, version }
    })
  }
  const one = async (id: number) => (await rows()).find((row) => row.id === id) as Shelf
  const add = async (name: string, parentId: number | null = null) =>
    (await trial.write.create(trial.made, { name, parentId }, trialWriter())).id
  const move = async (id: number, parentId: number | null, position = 0) => {
    const { version } = await one(id)
    return trial.write.move(trial.made, { id, parentId, position, version }, trialWriter())
  }
  const remove = async (id: number, isConfirmed = false) => {
    const { version } = await one(id)
    return trial.write.remove(trial.made, { id, version, isConfirmed }, trialWriter())
  }
  const change = async (id: number, parentId: number | null) => {
    const { version } = await one(id)
    return trial.write.update(trial.made, id, { parentId, version }, trialWriter())
  }
  const refused = async (work: Promise<unknown>) => {
    const error = (await work.then(
      () => null,
      (reason: unknown) => reason
    )) as { code?: string; field?: string } | null
    return error && `${error.code} ${error.field ?? ''}`.trim()
  }
  /** Ids below a parent, in their order. */
  const below = async (parentId: number | null) =>
    (await rows()).filter((row) => row.parentId === parentId).map(({ id }) => id)

  test('stand where they are put, behind the others at first', async ({ assert }) => {
    const [red, white, rose] = [await add('Rouges'), await add('Blancs'), await add('Rosés')]
    const [medoc, graves] = [await add('Médoc', red), await add('Graves', red)]
    assert.deepEqual(await below(null), [red, white, rose])
    assert.deepEqual(await below(red), [medoc, graves])
    const moved = await move(rose, null, 0)
    assert.deepEqual([moved.position, moved.version], [0, 2])
    assert.deepEqual(await below(null), [rose, red, white])
    await move(graves, red, 0)
    assert.deepEqual(await below(red), [graves, medoc])
    await move(white, red, 1)
    assert.deepEqual(await below(red), [graves, white, medoc])
    assert.deepEqual(await below(null), [rose, red])
    assert.equal((await move(white, null, 99)).position, 2)
    await change(white, red)
    assert.deepEqual(await below(red), [graves, medoc, white])
  })

  test('are numbered from 0 without gaps, whatever is done to them', async ({ assert }) => {
    const ids: number[] = []
    let seed = 7
    const pick = (count: number) => (seed = (seed * 16_807) % 2_147_483_647) % count
    for (let turn = 0; turn < 80; turn += 1) {
      const [id, other] = [ids[pick(ids.length || 1)], ids[pick(ids.length || 1)]]
      const parent = pick(3) === 0 || other === undefined ? null : other
      const deed = id === undefined ? 0 : pick(5)
      const done =
        deed <= 1
          ? add(`Rayon ${turn}`, parent).then((made) => ids.push(made))
          : deed === 2
            ? move(id as number, parent, pick(4))
            : deed === 3
              ? change(id as number, parent)
              : remove(id as number, pick(4) === 0)
      // Some are refused: a circle, too deep, something below.
      await done.catch(() => undefined)
      const all = await rows()
      ids.splice(0, ids.length, ...all.map((row) => row.id))
      for (const siblings of Map.groupBy(all, ({ parentId }) => parentId).values()) {
        const places = siblings.map(({ position }) => position)
        assert.deepEqual(places, [...places.keys()], `turn ${turn}`)
      }
    }
    assert.isAbove(ids.length, 5)
  })

  test('hang below nothing that hangs below them, nor below what there is not, nor too far down', async ({
    assert,
  }) => {
    const red = await add('Rouges')
    const medoc = await add('Médoc', red)
    const margaux = await add('Margaux', medoc)
    const white = await add('Blancs')
    assert.equal(await refused(move(red, red)), 'E_TREE_CYCLE parentId')
    assert.equal(await refused(move(red, margaux)), 'E_TREE_CYCLE parentId')
    assert.equal(await refused(change(red, medoc)), 'E_TREE_CYCLE parentId')
    assert.equal(await refused(move(red, 999_999)), 'E_CHOICE_GONE parentId')
    assert.equal(await refused(add('Nulle part', 999_999)), 'E_CHOICE_GONE parentId')
    assert.equal(await refused(add('Trop bas', margaux)), 'E_TREE_TOO_DEEP parentId')
    assert.equal(await refused(move(medoc, white)), null)
    assert.equal(await refused(move(white, red)), 'E_TREE_TOO_DEEP parentId')
    assert.deepEqual(await below(null), [red, white])
  })

  test('never hang in a circle, even when two are moved below each other at once', async ({ assert }) => {
    for (let round = 0; round < 5; round += 1) {
      const [red, white] = [await add(`Rouges ${round}`), await add(`Blancs ${round}`)]
      const ends = await Promise.all([refused(move(red, white)), refused(move(white, red))])
      assert.sameMembers(ends, [null, 'E_TREE_CYCLE parentId'])
    }
  })

  test('go to one of two places that they are moved to at once', async ({ assert }) => {
    const [red, white, rose] = [await add('Rouges'), await add('Blancs'), await add('Rosés')]
    const { version } = await one(rose)
    const to = (parentId: number) =>
      refused(trial.write.move(trial.made, { id: rose, parentId, position: 0, version }, trialWriter()))
    assert.sameMembers(await Promise.all([to(red), to(white)]), [null, 'E_STALE version'])
    assert.lengthOf([...(await below(red)), ...(await below(white))], 1)
  })

  test('keep their numbers when many are put below one at once', async ({ assert }) => {
    const red = await add('Rouges')
    const others: number[] = []
    for (let count = 0; count < 6; count += 1) others.push(await add(`Cru ${count}`))
    await Promise.all([...others.map((id) => move(id, red)), add('Nouveau', red)])
    const places = (await rows()).filter(({ parentId }) => parentId === red).map(({ position }) => position)
    assert.deepEqual(places, [0, 1, 2, 3, 4, 5, 6])
  })

  test('are deleted with what hangs below once that was said and confirmed', async ({ assert }) => {
    const red = await add('Rouges')
    const medoc = await add('Médoc', red)
    await add('Margaux', medoc)
    const white = await add('Blancs')
    const error = (await remove(red).catch((reason: unknown) => reason)) as { code: string; meta: object }
    assert.equal(error.code, 'E_RECORD_USED')
    assert.containsSubset(error.meta, { count: 2, uses: [{ label: 'Shelves below', count: 2 }] })
    assert.lengthOf(await rows(), 4)
    await remove(red, true)
    assert.deepEqual(await rows(), [{ id: white, parentId: null, position: 0, version: 1 }])
    const told = await trial.store.reader.all<{ subject_id: string }>(
      "select subject_id from core_audit_entries where action = 'deleted' order by id"
    )
    assert.lengthOf(told, 3)
    assert.equal(told.at(-1)?.subject_id, String(red))
  })

  test('have a tree of their own below each row that they belong to', async ({ assert }) => {
    const made = (id: string) => trial.resources.find(id) as MadeResource
    const put = (id: string, values: object) => trial.write.create(made(id), { ...values }, trialWriter())
    const [north, south] = [await put('trial.halls', { name: 'Nord' }), await put('trial.halls', { name: 'Sud' })]
    const sign = (hall: Row, name: string) => put('trial.signs', { name, hallId: hall.id, parentId: null })
    const [first, abroadSign, second] = [await sign(north, 'A'), await sign(south, 'B'), await sign(north, 'C')]
    assert.deepEqual([first.position, abroadSign.position, second.position], [0, 0, 1])
    const place = { id: second.id, version: 1, position: 0 }
    const abroad = trial.write.move(made('trial.signs'), { ...place, parentId: abroadSign.id }, trialWriter())
    assert.equal(await refused(abroad), 'E_CHOICE_GONE parentId')
    const moved = await trial.write.move(made('trial.signs'), { ...place, parentId: null }, trialWriter())
    assert.equal(moved.position, 0)
    const places = await trial.store.reader.all('select name, position from trial_signs order by name')
    assert.deepEqual(
      places.map(({ name, position }) => `${String(name)} ${String(position)}`),
      ['A 1', 'B 0', 'C 0']
    )
  })

  test('are called by their path where they are chosen', async ({ assert }) => {
    const red = await add('Rouges')
    const margaux = await add('Margaux', await add('Médoc', red))
    const names: unknown[] = []
    const chosen = { columns: ['tree_path'] }
    for await (const found of trial.lists.rows('trial.shelves', { ids: [red, margaux] }, chosen)) {
      names.push(...found.map((row) => row.tree_path))
    }
    assert.sameMembers(names, ['Rouges', 'Rouges › Médoc › Margaux'])
  })
})
