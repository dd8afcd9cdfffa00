import { test } from '@japa/runner'
import { type Lists } from '#core/lists/lists'
import { ResourceSession } from '#core/resources/resource_session'
import { type RowNames } from '#core/lists/row_names'
import { type ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { type Store } from '#core/database/store'
import { type WriteMany } from '#core/resources/write_many'
import { type WriteResource } from '#core/resources/write_resource'
import { cellsOf, keyFields } from '#core/resources/file_columns'
import { wrongCell, type Cells } from '#core/testing/resource_file'
import { findRows } from '#core/resources/resource_rows'
import { fromStore } from '#core/database/run_rows'
import { enterSampleMedia } from '#core/testing/sample_media'
import { resetDatabase } from '#core/testing/reset_database'
import type { Field } from '#core/fields/field'
import type { Writer } from '#core/resources/writer'
import { trialWriter } from './trial_resource.js'
import { all, label, least, openTrials, trials } from './trials.js'

test.group('Every kind of field in files', (each) => {
  let store: Store
  let made: MadeResource
  let write: WriteResource
  let resources: ResourceCatalogue
  let lists: Lists
  let names: RowNames
  let many: WriteMany

  each.setup(async () => {
    const trial = await openTrials()
    ;({ store, resources, made, lists, names, write, many } = trial)
    return trial.drop
  })
  each.each.setup(async () => {
    await resetDatabase(store)
    await enterSampleMedia()
  })

  const create = async (values: Record<string, unknown>) =>
    write.create(made, (await made.validators.create.validate(values)) as Record<string, unknown>, trialWriter())
  const find = async (id: number) => {
    const [row] = await findRows(trials, { kinds: resources.kinds, run: fromStore(store) }, [id])
    return row
  }

  /** Reads and writes the lines of a file, as an import does. */
  const bring = async (lines: Cells[], by = trialWriter()) => {
    const key = keyFields(made.resource)
    const parts = {
      made,
      key,
      kinds: resources.kinds,
      names,
      lists,
      store,
      write: many,
      writer: by,
      baseCurrency: 'EUR',
    }
    const session = new ResourceSession({ ...parts, showsValues: true, warnings: [], hasWords: () => true })
    const groups = lines.map((values, at) => ({ key: String(at), rows: [{ row: at + 2, values }], again: false }))
    const read = await session.read(groups)
    const written = await store.transaction((trx) => read.write(trx, []))
    return { ...written, problems: [...read.problems, ...written.problems] }
  }
  const linesOf = async (...ids: number[]) => {
    const rows = await findRows(trials, { kinds: resources.kinds, run: fromStore(store) }, ids)
    return cellsOf(trials, { kinds: resources.kinds, names, baseCurrency: 'EUR' }, rows)
  }

  test('is a cell of a file, from which it is read again', async ({ assert }) => {
    const first = await create({ ...all(1), name: '=SUM(A1)', about: 'NULL', size: 'large', reason: '-5' })
    const second = await create({ ...all(2), code: 'second', others: [first.id], above: first.id })
    const twin = await create({ ...least, name: 'Essai 2', others: [second.id] })
    const lines = await linesOf(first.id, second.id, twin.id)
    assert.deepEqual(
      [lines[1]?.others, lines[1]?.above, lines[2]?.others],
      ['=SUM(A1)', '=SUM(A1)', `#${second.id}`],
      'a name that several have gives way to the number'
    )
    assert.deepEqual([lines[0]?.price, lines[0]?.share, lines[0]?.isOpen], ['1.00', '0.50', '0'])
    const again = await bring(lines)
    assert.deepEqual([again.results, again.problems], [['unchanged', 'unchanged', 'unchanged'], []])
    const others = await linesOf(second.id)
    const copy = await bring(others.map((cells) => ({ ...cells, id: '', code: 'copy', name: 'Copie' })))
    assert.deepEqual([copy.results, copy.problems], [['created'], []])
    const { data } = await lists.page('trial.trials', { filter: { code: 'copy' } })
    const [copied] = await linesOf(Number(data[0]?.id))
    assert.deepEqual({ ...copied, id: '' }, { ...others[0], id: '', code: 'copy', name: 'Copie' })
  })

  test('is changed by its cell, emptied by an empty one, and told in words', async ({ assert }) => {
    const row = await create({ ...all(1), size: 'small', isOpen: false })
    const [cells = {}] = await linesOf(row.id)
    const { results, problems, changes } = await bring([
      { ...cells, size: 'large', reason: 'Grand', price: '12,5', isOpen: 'yes', about: '', tags: '', title: '' },
    ])
    assert.deepEqual([results, problems], [['updated'], []])
    const told = Object.fromEntries((changes?.[0]?.fields ?? []).map(({ field, ...change }) => [field, change]))
    assert.containsSubset(told, {
      price: { shown: { before: '1.00', after: '12,5' }, isCleared: false },
      isOpen: { shown: { before: { fr_FR: 'Non' }, after: { fr_FR: 'Oui' } } },
      size: { shown: { before: label, after: label } },
      about: { isCleared: true },
    })
    const stored = await find(row.id)
    assert.deepEqual(
      [stored?.price, stored?.isOpen, stored?.about, stored?.tags, stored?.places],
      [1250, true, null, [], row.places]
    )
  })

  test('refuses what its cell cannot be read from, at the row and the column', async ({ assert }) => {
    const row = await create(all(1))
    const [cells = {}] = await linesOf(row.id)
    const wrong = Object.entries<Field>(trials.fields).flatMap(([name, field]) => {
      const cell = wrongCell(field)
      return cell === null ? [] : [[field.options.translated ? `${name}.fr_FR` : name, cell] as const]
    })
    assert.isAbove(wrong.length, 20)
    for (const [name, cell] of wrong) {
      const { results, problems } = await bring([cells, { ...cells, id: '', code: 'new', [name]: cell }])
      assert.deepEqual([results, problems[0]?.row, problems[0]?.column], [['unchanged', 'rejected'], 3, name])
    }
    const ambiguous = await create({ ...least, name: 'Deux' })
    await create({ ...least, name: 'Deux' })
    const refused = await bring([
      { ...cells, above: 'Deux' },
      { ...cells, id: '99999', code: '' },
    ])
    assert.deepEqual(
      refused.problems.map(({ code, column }) => [code, column]),
      [
        ['E_IMPORT_NAME_AMBIGUOUS', 'above'],
        ['E_RECORD_GONE', 'id'],
      ]
    )
    assert.deepEqual((await bring([{ ...cells, above: `#${ambiguous.id}` }])).results, ['updated'])
  })

  test('that not everybody may change is refused in a file, and its value is not told', async ({ assert }) => {
    const row = await create({ ...least, margin: 30 })
    const clerk = trialWriter(new Set(['trial.trials.update']) as Writer['held'])
    const [cells = {}] = await linesOf(row.id)
    assert.deepEqual((await bring([cells], clerk)).results, ['unchanged'])
    const { problems, results } = await bring([{ ...cells, margin: '5' }], clerk)
    assert.deepEqual([results, problems[0]?.code, problems[0]?.column], [['rejected'], 'E_FIELD_FORBIDDEN', 'margin'])
    const fresh = await bring([{ 'name': 'Neuf', 'title.fr_FR': 'Neuf', 'margin': '5' }], clerk)
    assert.deepEqual([fresh.results, fresh.problems[0]?.column], [['rejected'], 'margin'])
    const teller = trialWriter(new Set(['trial.margins.update']) as Writer['held'])
    const { changes } = await bring([{ ...cells, margin: '6' }], teller)
    assert.deepEqual(changes?.[0]?.fields[0]?.shown, { before: null, after: null })
  })
})
