import { test } from '@japa/runner'
import { ResourceSession } from '#core/resources/resource_session'
import type { RowNames } from '#core/lists/row_names'
import { cellsOf } from '#core/resources/file_columns'
import { wrongCell, type Cells } from '#core/testing/resource_file'
import type { Lists } from '#core/lists/lists'
import type { ResourceCatalogue, MadeResource } from '#core/resources/resource_catalogue'
import type { Store } from '#core/database/store'
import type { WriteResource } from '#core/resources/write_resource'
import { findRows } from '#core/resources/resource_rows'
import { fromStore } from '#core/database/run_rows'
import { resetDatabase } from '#core/testing/reset_database'
import { resource } from '#core/resources/resource'
import { sampleValue } from '#core/testing/sample_fields'
import { seenBy } from '#core/resources/seen_by'
import { boolean } from '#core/fields/kinds/boolean'
import { choice } from '#core/fields/kinds/choice'
import { choices } from '#core/fields/kinds/choices'
import { colour } from '#core/fields/kinds/colour'
import { country } from '#core/fields/kinds/country'
import { currency } from '#core/fields/kinds/currency'
import { day } from '#core/fields/kinds/day'
import { decimal } from '#core/fields/kinds/decimal'
import { email } from '#core/fields/kinds/email'
import { group } from '#core/fields/kinds/group'
import { instant } from '#core/fields/kinds/instant'
import { integer } from '#core/fields/kinds/integer'
import { lines as linesField } from '#core/fields/kinds/lines'
import { locale } from '#core/fields/kinds/locale'
import { enterSampleMedia, sampleMedium } from '#core/testing/sample_media'
import { longText } from '#core/fields/kinds/long_text'
import { media } from '#core/fields/kinds/media'
import { money } from '#core/fields/kinds/money'
import { percent } from '#core/fields/kinds/percent'
import { phone } from '#core/fields/kinds/phone'
import { relation } from '#core/fields/kinds/relation'
import { repeater } from '#core/fields/kinds/repeater'
import { secret } from '#core/fields/kinds/secret'
import { slug } from '#core/fields/kinds/slug'
import { text } from '#core/fields/kinds/text'
import { time } from '#core/fields/kinds/time'
import { url } from '#core/fields/kinds/url'
import { trialOf, trialWriter } from './trial_resource.js'
import type { Field } from '#core/fields/field'
import type { Writer } from '#core/resources/writer'

const label = { fr_FR: 'Essai', en_GB: 'Trial' }

/** A resource with a field of every kind. */
const trials = resource('trial.trials', {
  label: { one: label, many: label },
  table: 'trial_trials',
  fields: {
    name: text({ label, required: true, length: 60, search: true }),
    about: longText({ label }),
    title: text({ label, required: true, translated: true, length: 80 }),
    places: integer({ label, min: 1, max: 500, default: 12 }),
    position: integer({ label, default: 'next' }),
    rate: decimal({ label, digits: 4 }),
    price: money({ label }),
    share: percent({ label }),
    day: day({ label }),
    begins: instant({ label }),
    hour: time({ label }),
    isOpen: boolean({ label, default: true }),
    size: choice({ label, choices: { small: label, large: label } }),
    tags: choices({ label, choices: { red: label, white: label } }),
    email: email({ label }),
    phone: phone({ label }),
    site: url({ label }),
    code: slug({ label, unique: true }),
    hosts: linesField({ label, length: 20, normalise: (line) => line.toLowerCase() }),
    key: secret({ label, length: 20 }),
    colour: colour({ label }),
    country: country({ label }),
    currency: currency({ label }),
    language: locale({ label }),
    others: relation({ label, of: 'trial.trials', many: true }),
    photo: media({ label }),
    papers: media({ label, accept: ['pdf', 'image'], many: true, max: 3 }),
    above: relation({ label, of: 'trial.trials' }),
    hall: group({ label, fields: { street: text({ label, required: true }), seats: integer({ label }) } }),
    steps: repeater({ label, fields: { what: text({ label, required: true }), minutes: integer({ label }) } }),
    margin: integer({ label, permission: { view: 'trial.margins.view', update: 'trial.margins.update' } }),
    reason: text({ label, required: true, visibleWhen: { field: 'size', is: ['large'] } }),
  },
  title: 'name',
})

const COLUMNS: Record<string, string> = {
  integer: 'integer',
  bigint: 'bigint',
  boolean: 'boolean',
}

test.group('Every kind of field', (each) => {
  let store: Store
  let made: MadeResource
  let write: WriteResource
  let resources: ResourceCatalogue
  let lists: Lists
  let names: RowNames

  each.setup(async () => {
    ;({ store, resources, lists, write, made, names } = await trialOf(trials))
    const schema = store.lucid.connection().schema
    const drop = async () => {
      for (const end of ['_others', '_papers', '_translations', ''])
        await schema.dropTableIfExists(`trial_trials${end}`)
    }
    await drop()
    await schema.createTable('trial_trials', (table) => {
      table.bigIncrements('id')
      for (const [name, field] of Object.entries(trials.fields)) {
        if (['title', 'others', 'papers'].includes(name)) continue
        const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
        const { stored } = resources.kinds.of(field)
        if (stored === 'day') table.date(column)
        else table.specificType(column, COLUMNS[stored] ?? 'text')
      }
      table.integer('version').notNullable().defaultTo(1)
      table.string('created_at', 24)
      table.string('updated_at', 24)
    })
    await schema.createTable('trial_trials_translations', (table) => {
      table.bigInteger('owner_id')
      table.string('locale', 8)
      table.string('title', 80)
    })
    for (const links of ['trial_trials_others', 'trial_trials_papers']) {
      await schema.createTable(links, (table) => {
        table.bigInteger('owner_id')
        table.bigInteger('target_id')
        table.integer('position')
      })
    }
    return drop
  })
  each.each.setup(async () => {
    await resetDatabase(store)
    await enterSampleMedia()
  })

  /** What a form sends: validated, then written. */
  const create = async (values: Record<string, unknown>, by = trialWriter()) =>
    write.create(made, (await made.validators.create.validate(values)) as Record<string, unknown>, by)
  const update = async (id: number, values: Record<string, unknown>, by = trialWriter()) =>
    write.update(made, id, (await made.validators.update.validate(values)) as Record<string, unknown>, by)
  const find = async (id: number) => {
    const [row] = await findRows(trials, { kinds: resources.kinds, run: fromStore(store) }, [id])
    return row
  }
  const least = { name: 'Essai', title: { fr_FR: 'Titre' } }
  const all = (turn: number) => ({
    ...Object.fromEntries(
      Object.entries(trials.fields)
        .filter(([name]) => !['others', 'above', 'key'].includes(name))
        .map(([name, field]) => [name, sampleValue(field, turn)])
    ),
    size: 'large',
    currency: 'CHF',
  })
  const refusalsOf = async (work: Promise<unknown>): Promise<string[]> => {
    try {
      await work
      return []
    } catch (error) {
      const {
        messages,
        all: several,
        field,
      } = error as { messages?: { field: string }[]; all?: { field: string }[]; field?: string }
      return (messages ?? several ?? [{ field: field ?? '' }]).map((one) => one.field)
    }
  }

  test('is stored and read as it was given, at creation and at a change', async ({ assert }) => {
    const given = all(1)
    const row = await create(given)
    const stored = await find(row.id)
    for (const [name, value] of Object.entries(given)) assert.deepEqual(stored?.[name], value, name)
    const next = { ...all(3), others: [row.id], above: row.id }
    await update(row.id, { ...next, version: 1 })
    const changed = await find(row.id)
    for (const [name, value] of Object.entries(next)) assert.deepEqual(changed?.[name], value, name)
  })

  test('has its default, or nothing, where a new row gives no value', async ({ assert }) => {
    const first = await create(least)
    const second = await create({ ...least, places: null, position: null })
    assert.deepEqual([first.places, first.position, first.isOpen, first.tags], [12, 0, true, []])
    assert.deepEqual([second.places, second.position], [null, 1])
    assert.deepEqual(first.title, { fr_FR: 'Titre', en_GB: null })
    const stored = await find(first.id)
    for (const name of ['about', 'rate', 'price', 'day', 'begins', 'size', 'email', 'code', 'hall', 'above']) {
      assert.isNull(stored?.[name], name)
    }
    assert.deepEqual([stored?.steps, stored?.others], [[], []])
    const third = await create({ ...least, tags: null, steps: null })
    assert.deepEqual([third.tags, third.steps], [[], []])
  })

  test('gives a value in the default language, and asks for a field that another one shows', async ({ assert }) => {
    assert.deepEqual(await refusalsOf(create({ name: 'Essai' })), ['title'])
    assert.deepEqual(await refusalsOf(create({ ...least, title: { en_GB: 'Title' } })), ['title.fr_FR'])
    assert.deepEqual(await refusalsOf(create({ ...least, size: 'large' })), ['reason'])
    assert.deepEqual(await refusalsOf(create({ ...least, size: 'large', reason: 'Big' })), [])
    assert.deepEqual(await refusalsOf(create({ ...least, steps: [{ minutes: 3 }] })), ['steps.0.what'])
    assert.deepEqual(await refusalsOf(create({ ...least, hall: { seats: 3 } })), ['hall.street'])
  })

  test('keeps more related rows than a page has, in their order', async ({ assert }) => {
    const ids: number[] = []
    for (let count = 0; count < 120; count += 1) ids.push((await create({ ...least, name: `Essai ${count}` })).id)
    const order = ids.toReversed()
    const row = await create({ ...least, others: order })
    assert.deepEqual((await find(row.id))?.others, order)
    await update(row.id, { ...least, isOpen: true, others: order.slice(0, 11), version: 1 })
    assert.deepEqual((await find(row.id))?.others, order.slice(0, 11))
    assert.deepEqual(await refusalsOf(create({ ...least, others: [ids[0], 999_999] })), ['others'])
  })

  test('names files of the library that it accepts, in their order, and no others', async ({ assert }) => {
    const [picture, paper, film] = [sampleMedium('image', 1), sampleMedium('pdf', 1), sampleMedium('video', 1)]
    const row = await create({ ...least, photo: picture, papers: [paper, picture] })
    assert.deepEqual([(await find(row.id))?.photo, (await find(row.id))?.papers], [picture, [paper, picture]])
    for (const [name, wrong] of [
      ['photo', paper],
      ['photo', 999_999],
      ['papers', [picture, film]],
      ['papers', [paper, picture, film, 999_999]],
    ] as const) {
      assert.deepEqual(await refusalsOf(create({ ...least, [name]: wrong })), [name], JSON.stringify(wrong))
    }
    const page = await lists.page('trial.trials', {})
    const thumbnail = `/media/${String(picture).padStart(32, 'f')}/40.webp`
    assert.containsSubset(page.data, [{ photo: thumbnail, papers: 'essai-1.pdf' }])
    await update(row.id, { ...least, isOpen: true, photo: null, papers: null, version: 1 })
    assert.deepEqual([(await find(row.id))?.photo, (await find(row.id))?.papers], [null, []])
  })

  test('that is unique refuses the second row with its value, at the field', async ({ assert }) => {
    const row = await create({ ...least, code: 'one' })
    assert.deepEqual(await refusalsOf(create({ ...least, code: 'one' })), ['code'])
    assert.deepEqual(await refusalsOf(update(row.id, { ...least, isOpen: true, code: 'one', version: 1 })), [])
  })

  test('that not everybody may change keeps its value, and is not seen by who may not', async ({ assert }) => {
    const row = await create({ ...least, margin: 30 })
    const clerk = trialWriter(new Set(['trial.trials.update']) as Writer['held'])
    const change = { ...least, name: 'Autre', isOpen: true, version: 1 }
    assert.deepEqual(await refusalsOf(update(row.id, { ...change, margin: 5 }, clerk)), ['margin'])
    await update(row.id, change, clerk)
    const stored = await find(row.id)
    assert.deepEqual([stored?.name, stored?.margin], ['Autre', 30])
    assert.isNull(stored && seenBy(trials, stored, clerk).margin)
    const stale = await update(row.id, change, clerk).catch((error: unknown) => error)
    assert.containsSubset(stale, { meta: { current: { name: 'Autre', margin: null } } })
    const list = await lists.describe('trial.trials', 'en_GB')
    assert.notInclude(
      list?.columns.map(({ key }) => key),
      'margin'
    )
  })

  /** Reads and writes the lines of a file, as an import does. */
  const bring = async (lines: Cells[], by = trialWriter()) => {
    const parts = { made, kinds: resources.kinds, names, lists, store, write, writer: by, baseCurrency: 'EUR' }
    const session = new ResourceSession({ ...parts, isTrial: true, warnings: [], hasWords: () => true })
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

  test('of several lines drops empty and repeated ones', async ({ assert }) => {
    const row = await create({ ...least, hosts: [' Cave.example', '', 'cave.example', 'b.example'] })
    assert.deepEqual((await find(row.id))?.hosts, ['cave.example', 'b.example'])
    assert.deepEqual(await refusalsOf(create({ ...least, hosts: ['x'.repeat(21)] })), ['hosts.0'])
    assert.deepEqual(await refusalsOf(create({ ...least, hosts: [{ host: 'x' }] })), ['hosts.0'])
  })

  test('that is secret is written and never read, and stays where nothing is given', async ({ assert }) => {
    const stored = async () => (await store.reader.first<{ key: string }>('select key from trial_trials'))?.key
    const row = await create({ ...least, key: ' first key ' })
    assert.equal(await stored(), ' first key ')
    assert.notProperty(seenBy(trials, row, trialWriter()), 'key')
    assert.notProperty(await find(row.id), 'key')
    await update(row.id, { ...least, isOpen: true, key: null, version: 1 })
    assert.equal(await stored(), ' first key ')
    await update(row.id, { ...least, isOpen: true, key: 'second', version: 2 })
    assert.equal(await stored(), 'second')
    const entries = await store.reader.all<{ changes: string }>('select changes from core_audit_entries order by id')
    assert.deepEqual(JSON.parse(entries.at(-1)?.changes ?? '{}'), { key: [null, null] })
    assert.notInclude(JSON.stringify(entries), 'first key')
    const list = await lists.describe('trial.trials', 'en_GB')
    assert.notInclude(
      list?.columns.map(({ key }) => key),
      'key'
    )
  })

  test('is a column of the list: sorted, filtered, in the language asked for', async ({ assert }) => {
    await create({ ...all(1), title: { fr_FR: 'Rouge', en_GB: 'Red' } })
    await create({ ...all(2), code: 'other', title: { fr_FR: 'Blanc', en_GB: 'White' } })
    const described = await lists.describe('trial.trials', 'en_GB')
    for (const { key, isSorted } of described?.columns ?? []) {
      if (isSorted) assert.lengthOf((await lists.page('trial.trials', { sort: `-${key}` })).data, 2, key)
    }
    const page = await lists.page('trial.trials', { locale: 'en_GB', sort: 'title' })
    assert.deepEqual(
      page.data.map(({ title }) => title),
      ['Red', 'White']
    )
    const found = async (filter: Record<string, string>) => (await lists.page('trial.trials', { filter })).meta.total
    assert.deepEqual(
      [
        await found({ title: 'rouge' }),
        await found({ size: 'large' }),
        await found({ tags: 'red' }),
        await found({ tags: 'red,white' }),
        await found({ price: '0..1.50' }),
        await found({ day: '2026-12-01..2026-12-01' }),
        await found({ begins: '2026-12-01..2026-12-02' }),
        await found({ is_open: '1' }),
        await found({ places: '1..2' }),
      ],
      [1, 2, 1, 2, 1, 1, 2, 1, 1]
    )
  })
})
