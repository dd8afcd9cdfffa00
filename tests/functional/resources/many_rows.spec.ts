import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { type Store } from '#core/database/store'
import { apiPath, massFields, permissionOf } from '#core/resources/names'
import { grantToEditors, newStaffVisit, openOffice } from '#plugins/users/testing'
import { onStatement } from '#core/database/statement_counter'
import { runJobs } from '#core/testing/run_jobs'
import { sampleValue } from '#core/testing/sample_fields'
import { samplesOf } from '#core/testing/resource_samples'
import type { Field } from '#core/fields/field'
import type { ShownMass } from '#core/resources/show_mass'
import type { Visitor } from '#core/testing/visitor'

type Values = Record<string, unknown>
type Row = Values & { id: number; version: number }

interface Told<Data> {
  status: number
  data: Data
  errors?: { code: string; field?: string; message: string }[]
}

/** A change that would alter rows. */
interface Prepared {
  field: string
  value: unknown
  shown: ShownMass['data']
}

const resources = (await app.container.make(ResourceCatalogue)).all().map(({ resource }) => resource)

/** Most statements for each further row where hooks look at rows one by one. */
const EACH = 24

for (const resource of resources) {
  const canChange = permissionOf(resource, 'mass_update') !== null
  const canDelete = permissionOf(resource, 'mass_delete') !== null

  test.group(`Many rows of ${resource.id}`, (group) => {
    const path = apiPath(resource)
    const updates = `${path}/mass-updates`
    const deletions = `${path}/mass-deletions`
    let store: Store
    let visitor: Visitor
    let samples: Awaited<ReturnType<typeof samplesOf>>

    group.each.setup(async () => {
      ;({ store, visitor } = await openOffice())
      samples = await samplesOf(resource)
      await samples.prepare()
    })

    async function send<Data = Row>(method: string, address: string, body?: unknown, by = visitor) {
      const answer = await by.send(method, address, body)
      return { ...(answer.body as Told<Data>), status: answer.status }
    }
    /** As many as the samples give, up to three. */
    async function createSome(): Promise<Row[]> {
      const rows: Row[] = []
      const isCreated = permissionOf(resource, 'create') !== null
      for (const turn of [1, 2, 3]) {
        const { status, data } = isCreated
          ? await send('POST', path, samples.create(turn))
          : await send('GET', `${path}/${await samples.make(turn)}`)
        if (status < 300) rows.push(data)
      }
      if (rows.length === 0) throw new Error('No row could be created.')
      return rows
    }
    const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)
    const again = async ({ id }: Row) => (await send('GET', `${path}/${id}`)).data
    const put = (row: Row, values: Values) => {
      const changeable = Object.entries(resource.fields).filter(([, { options }]) => !options.fixed)
      const kept = Object.fromEntries(changeable.map(([name]) => [name, row[name] ?? null]))
      return send('PUT', `${path}/${row.id}`, { ...kept, ...values, version: row.version })
    }
    const prepare = (rows: readonly Row[], values: Values) =>
      send<ShownMass['data']>('POST', updates, { selection: { ids: idsOf(rows) }, values })
    /** The first field that samples can change in all of these rows. */
    async function prepareSome(rows: readonly Row[]): Promise<Prepared> {
      const tried: unknown[] = []
      for (const turn of [2, 3, 4]) {
        const own = samples.change(turn)
        const names = massFields(resource)
        const first = [...names.filter((name) => name in own), ...names.filter((name) => !(name in own))]
        for (const field of first) {
          const value = own[field] ?? sampleValue(resource.fields[field] as Field, turn)
          if (value === null || value === undefined) continue
          const { status, data, errors } = await prepare(rows, { [field]: value })
          if (status === 201 && data.counts.waiting === rows.length) return { field, value, shown: data }
          tried.push([field, value, errors ?? data])
        }
      }
      throw new Error(`Samples change no field of all rows; tests/resources may bring some: ${JSON.stringify(tried)}`)
    }
    /** Runs a change, and gives what became of its rows. */
    async function run(address: string): Promise<Record<string, unknown>> {
      const { status, data, errors } = await send<{ job: number }>('POST', address)
      if (status !== 202) throw new Error(`${status} ${JSON.stringify(errors)}`)
      await runJobs()
      const job = await store.reader.first<{ state: string; result: string; error: string | null }>(
        'select state, result, error from core_jobs where id = ?',
        [data.job]
      )
      if (job?.state !== 'done') throw new Error(String(job?.error))
      return JSON.parse(job.result) as Record<string, unknown>
    }

    test('are changed at once, and back, but for what somebody changed since', async ({ assert }) => {
      if (!canChange) return
      const rows = await createSome()
      const { field, value, shown } = await prepareSome(rows)
      assert.containsSubset(shown, { state: 'prepared', total: rows.length })
      for (const { name, cells } of shown.rows) {
        assert.isAbove(name.length, 0)
        assert.isTrue(cells.every(({ label, before, after }) => label !== '' && before !== after))
      }
      assert.deepEqual(await Promise.all(rows.map(again)), rows, 'a preview writes nothing')

      const result = await run(`${updates}/${shown.id}/applications`)
      const undo = `${resource.id.replace('.', '.admin.')}.mass_update_undoings.store`
      assert.containsSubset(result, { changed: rows.length, refused: 0, undo, undoes: shown.id })
      const changed = await Promise.all(rows.map(again))
      for (const [at, row] of changed.entries()) {
        assert.deepEqual(row[field], value)
        assert.isAbove(row.version, rows[at]?.version ?? 0)
      }
      const entries = await store.reader.all<{ channel: string; changes: string }>(
        "select channel, changes from core_audit_entries where subject = ? and action = 'updated'",
        [resource.id]
      )
      const said = entries.filter(({ channel, changes }) => channel === 'job' && field in JSON.parse(changes))
      assert.equal(said.length, rows.length, 'the history says it')
      assert.equal((await send('POST', `${updates}/${shown.id}/applications`)).status, 409)

      const [first, ...others] = changed as [Row, ...Row[]]
      assert.equal((await put(rows[0] as Row, {})).status, 409, 'a form that was open is stale')
      // By hand to what it was: it is no longer the change's.
      assert.equal((await put(first, { [field]: rows[0]?.[field] })).status, 200)
      const undone = await run(`${updates}/${shown.id}/undoings`)
      assert.containsSubset(undone, { undone: others.length, kept: 1 })
      for (const row of rows) assert.deepEqual((await again(row))[field], row[field])
    })

    test('that somebody changed since the preview are refused, with the reason', async ({ assert }) => {
      if (!canChange) return
      const rows = await createSome()
      const { field, value, shown } = await prepareSome(rows)
      const by = await put(rows[0] as Row, { [field]: value })
      assert.equal(by.status, 200, JSON.stringify(by.errors))
      assert.containsSubset(await run(`${updates}/${shown.id}/applications`), {
        refused: 1,
        changed: rows.length - 1,
      })
      const { data } = await send<ShownMass['data']>('GET', `${updates}/${shown.id}?limit=1`)
      assert.deepEqual([data.rows.length, data.rows[0]?.outcome], [1, 'refused'])
      assert.isAbove(data.rows[0]?.problem?.length ?? 0, 10)
    })

    test('are not changed without a row, a value, or by a value that a form refuses', async ({ assert }) => {
      if (!canChange) return
      const rows = await createSome()
      const { field, value } = await prepareSome(rows)
      const codeOf = ({ status, errors = [] }: Told<unknown>) => [status, errors[0]?.code]
      assert.deepEqual(codeOf(await prepare([], { [field]: value })), [422, 'E_NOTHING_CHOSEN'])
      assert.deepEqual(codeOf(await prepare(rows, {})), [422, 'E_NOTHING_TO_CHANGE'])
      const wrong = await prepare(rows, { [field]: [{ key: ['value'] }] })
      assert.equal(wrong.status, 422)
      assert.isTrue(wrong.errors?.every((error) => error.field?.startsWith(`values.${field}`)))
      for (const [name, { options }] of Object.entries(resource.fields)) {
        if (!options.unique && !options.fixed && !options.readOnly && name !== resource.title) continue
        assert.equal((await prepare(rows, { [name]: rows[0]?.[name] })).status, 422, name)
      }
      assert.equal((await send('GET', `${updates}/999999`)).status, 404)
    })

    test('are deleted at once, but for what somebody changed since', async ({ assert }) => {
      if (!canDelete) return
      const rows = await createSome()
      const { status, data } = await send<ShownMass['data']>('POST', deletions, { selection: { ids: idsOf(rows) } })
      assert.equal(status, 201)
      const going = rows.filter(({ id }) => data.rows.some((row) => row.id === id && row.outcome === 'waiting'))
      for (const { outcome, problem } of data.rows) assert.equal(outcome === 'refused', problem !== null)
      assert.equal(data.counts.waiting, going.length)
      assert.deepEqual(idsOf(await Promise.all(rows.map(again))), idsOf(rows), 'a preview deletes nothing')
      const [first] = going
      if (first && permissionOf(resource, 'update')) {
        assert.equal((await put(first, samples.change(4))).status, 200)
      }
      const result = await run(`${deletions}/${data.id}/applications`)
      assert.notProperty(result, 'undo')
      for (const row of going) {
        const isKept = row === first && permissionOf(resource, 'update') !== null
        assert.equal((await send('GET', `${path}/${row.id}`)).status, isKept ? 200 : 404)
      }
    })

    test('are closed to who lacks the permission', async ({ assert }) => {
      await grantToEditors([])
      const editor = await newStaffVisit({ email: 'editrice@exemple.fr', role: 'editor' })
      const selection = { ids: [1] }
      const asked: [string, string, unknown?][] = [
        ...(canChange
          ? ([
              ['POST', updates, { selection, values: {} }],
              ['GET', `${updates}/1`],
              ['POST', `${updates}/1/applications`],
              ['POST', `${updates}/1/undoings`],
            ] as [string, string, unknown?][])
          : []),
        ...(canDelete
          ? ([
              ['POST', deletions, { selection }],
              ['POST', `${deletions}/1/applications`],
            ] as [string, string, unknown?][])
          : []),
      ]
      for (const [method, address, body] of asked) {
        assert.equal((await send(method, address, body, editor)).status, 403, address)
      }
    })

    test('cost no more statements than one, unless hooks look at each', async ({ assert }) => {
      if (!canChange) return
      const rows = await createSome()
      const cost = async (some: readonly Row[]) => {
        const { shown } = await prepareSome(some)
        let count = 0
        const stop = onStatement((sql) => (count += /core_jobs/.test(sql) ? 0 : 1))
        await run(`${updates}/${shown.id}/applications`)
        stop()
        return count
      }
      const one = await cost(rows.slice(0, 1))
      const [, ...rest] = await Promise.all(rows.map(again))
      if (rest.length < 2) return
      const each = resource.hooks?.validate || resource.hooks?.afterSave ? EACH : 0
      assert.isAtMost(await cost(rest), one + each)
    })
  })
}
