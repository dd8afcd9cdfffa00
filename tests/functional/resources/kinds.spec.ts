import { test } from '@japa/runner'
import { type Lists } from '#core/lists/lists'
import { type ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { type Store } from '#core/database/store'
import { type WriteMany } from '#core/resources/write_many'
import { type WriteResource } from '#core/resources/write_resource'
import { findRows } from '#core/resources/resource_rows'
import { fromStore } from '#core/database/run_rows'
import { resetDatabase } from '#core/testing/reset_database'
import { seenBy } from '#core/resources/seen_by'
import { enterSampleMedia, sampleMedium } from '#core/testing/sample_media'
import type { Writer } from '#core/resources/writer'
import { trialWriter } from './trial_resource.js'
import { all, least, openTrials, trials } from './trials.js'

test.group('Every kind of field', (each) => {
  let store: Store
  let made: MadeResource
  let write: WriteResource
  let resources: ResourceCatalogue
  let lists: Lists
  let many: WriteMany

  each.setup(async () => {
    const trial = await openTrials()
    ;({ store, resources, made, lists, write, many } = trial)
    return trial.drop
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
    const codes = ['one', 'two', 'two', 'three']
    const inputs = await Promise.all(codes.map((code) => write.complete(trials, { ...least, code }, trialWriter())))
    const refused = await store.transaction((trx) => many.create(trx, made, inputs, trialWriter()))
    assert.deepEqual(
      refused.map((error) => error?.field),
      ['code', undefined, 'code', undefined]
    )
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

  test('of rich text is cleaned, checked at its field, and recorded in words', async ({ assert }) => {
    const doc = (...content: unknown[]) => ({ type: 'doc', content })
    const paragraph = (text: string, marks?: unknown[]) => ({
      type: 'paragraph',
      content: [{ type: 'text', text, marks }],
    })
    const row = await create({ ...least, story: doc(paragraph('Un vin', [{ type: 'blink' }]), { type: 'script' }) })
    const plain = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Un vin' }] }] }
    assert.deepEqual((await find(row.id))?.story, plain)
    assert.isNull((await create({ ...least, name: 'Vide', story: doc() })).story)
    for (const wrong of ['text', [], { type: 'paragraph' }, doc(paragraph('x'.repeat(2001)))]) {
      assert.deepEqual(
        await refusalsOf(create({ ...least, story: wrong })),
        ['story'],
        JSON.stringify(wrong).slice(0, 50)
      )
    }
    const image = (values: object) => ({ type: 'block', attrs: { id: 'a', name: 'core.image', values } })
    assert.deepEqual(await refusalsOf(create({ ...least, story: doc(image({ size: 'huge' })) })), ['story'])
    const bold = doc(paragraph('Un vin', [{ type: 'bold' }]), image({ caption: 'Une cave' }))
    await update(row.id, { ...least, isOpen: true, story: bold, version: 1 })
    assert.containsSubset((await find(row.id))?.story, {
      content: [{}, { attrs: { values: { caption: 'Une cave', size: 'text' } } }],
    })
    const entries = await store.reader.all<{ changes: string }>('select changes from core_audit_entries order by id')
    const { story } = JSON.parse(entries.at(-1)?.changes ?? '{}') as { story: [string, string] }
    assert.match(story[0], /^Un vin \[\w{8}\]$/)
    assert.notEqual(story[0], story[1])
  })

  test('of a link leads somewhere', async ({ assert }) => {
    for (const page of ['ref:cms.content/5#a', '/boutique', 'https://a.example', 'tel:+33102030405']) {
      assert.deepEqual(await refusalsOf(create({ ...least, page })), [], page)
    }
    for (const page of ['javascript:alert(1)', '//a.example', 'boutique', 'data:text/html,x']) {
      assert.deepEqual(await refusalsOf(create({ ...least, page })), ['page'], page)
    }
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
