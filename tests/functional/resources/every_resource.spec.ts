import app from '@adonisjs/core/services/app'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { LOCALES } from '#core/i18n/locales'
import { Lists } from '#core/lists/lists'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { Store } from '#core/database/store'
import { apiPath, permissionOf, screenPath } from '#core/resources/names'
import { onStatement } from '#core/database/statement_counter'
import { describeResource } from '#core/resources/describe_resource'
import { grantToEditors, newStaffVisit, openOffice } from '#plugins/users/testing'
import { relation } from '#core/fields/kinds/relation'
import { resource as declare } from '#core/resources/resource'
import { text as textField } from '#core/fields/kinds/text'
import { samplesOf } from '#core/testing/resource_samples'
import { tableProblems } from '#core/resources/check_tables'
import { wrongValues } from '#core/testing/sample_fields'
import type { AnyResource } from '#core/resources/resource'
import { Visitor } from '#core/testing/visitor'

type Values = Record<string, unknown>

interface Told {
  status: number
  data: Values & { id: number; version: number }
  meta?: { total: number }
  errors?: { code: string; field?: string; message: string; meta?: { current?: Values } }[]
}

const resources = (await app.container.make(ResourceCatalogue)).all().map(({ resource }) => resource)

/** Most statements of an answer. */
const BUDGET = { index: 3, show: 3, store: 8, update: 8 }

/** On PostgreSQL, writes in a tree take its lock first. */
const LOCK = 1

for (const resource of resources) {
  test.group(`Rows of ${resource.id}`, (group) => {
    const path = apiPath(resource)
    let visitor: Visitor
    let samples: Awaited<ReturnType<typeof samplesOf>>

    group.each.setup(async () => {
      visitor = (await openOffice()).visitor
      samples = await samplesOf(resource)
      await samples.prepare()
    })

    const send = async (method: string, address: string, body?: unknown, by = visitor): Promise<Told> => {
      const answer = await by.send(method, address, body)
      return { ...(answer.body as Told), status: answer.status }
    }
    const isCreated = permissionOf(resource, 'create') !== null
    const create = async () => {
      if (!isCreated) return (await send('GET', `${path}/${await samples.make(1)}`)).data
      const made = await send('POST', path, samples.create(1))
      if (made.status !== 201) throw new Error(`${made.status} ${JSON.stringify(made.errors)}`)
      return made.data
    }
    const fieldsOf = (row: Values) =>
      Object.fromEntries(Object.keys(resource.fields).map((name) => [name, row[name] ?? null]))
    /** What a form sends: the row with some other values. */
    const changed = (row: Values, values: Values) => {
      const changeable = Object.entries(resource.fields).filter(([, { options }]) => !options.fixed)
      const kept = Object.fromEntries(changeable.map(([name]) => [name, row[name] ?? null]))
      return { ...kept, ...values, version: row.version }
    }

    /** The row has these values, but for what is never read. */
    const mustHave = (assert: Assert, row: Values, values: Values) => {
      for (const [name, value] of Object.entries(values)) {
        if (resource.fields[name]?.options.writeOnly) assert.notProperty(row, name)
        else assert.deepEqual(row[name], value, name)
      }
    }

    test('are created, shown, listed and found', async ({ assert }) => {
      const row = await create()
      if (isCreated) mustHave(assert, row, samples.create(1))
      const shown = await send('GET', `${path}/${row.id}`)
      assert.deepEqual([shown.status, fieldsOf(shown.data)], [200, fieldsOf(row)])
      const title = row[resource.title]
      const q = typeof title === 'object' ? (title as Values).fr_FR : title
      const list = await send('GET', `${path}?q=${encodeURIComponent(String(q))}&limit=100`)
      const ids = (list.data as unknown as { id: number }[]).map(({ id }) => id)
      assert.include(ids, row.id, 'found by its title')
    })

    test('need what is required, and nothing else', async ({ assert }) => {
      if (!isCreated) return
      const { status, errors = [] } = await send('POST', path, {})
      const missing = Object.entries(resource.fields)
        .filter(([, { options }]) => {
          return options.required && !options.readOnly && options.default === undefined && !options.visibleWhen
        })
        .map(([name]) => name)
      if (missing.length === 0) return
      assert.equal(status, 422)
      const told = new Set(errors.map(({ field = '' }) => field.split('.')[0]))
      for (const name of missing) assert.isTrue(told.has(name), name)
    })

    test('take no values of another kind', async ({ assert }) => {
      if (!isCreated) return
      for (const [name, field] of Object.entries(resource.fields)) {
        for (const wrong of field.options.readOnly ? [] : wrongValues(field)) {
          const { status, errors = [] } = await send('POST', path, { ...samples.create(1), [name]: wrong })
          const told = errors.map(({ field: of = '' }) => of.split('.')[0])
          const given = JSON.stringify(wrong).slice(0, 60)
          assert.equal(status, 422, `${name} ${given}`)
          assert.include(told, name, given)
          assert.isAbove((errors[0]?.message ?? '').length, 5)
        }
      }
    })

    test('are changed by who saw them last; who did not gets what stands there', async ({ assert }) => {
      if (!permissionOf(resource, 'update')) return
      const row = await create()
      const values = samples.change(2)
      const change = changed(row, values)
      const first = await send('PUT', `${path}/${row.id}`, change)
      assert.equal(first.status, 200, JSON.stringify(first.errors))
      assert.equal(first.data.version, row.version + 1)
      mustHave(assert, first.data, values)
      const second = await send('PUT', `${path}/${row.id}`, change)
      assert.equal(second.status, 409)
      assert.equal(second.errors?.[0]?.meta?.current?.version, first.data.version)
      const shown = await send('GET', `${path}/${row.id}`)
      assert.deepEqual(fieldsOf(shown.data), fieldsOf(first.data))
    })

    test('are sorted and filtered by every column that says so', async ({ assert }) => {
      const row = await create()
      const described = await (await app.container.make(Lists)).describe(resource.id, 'en_GB')
      for (const column of described?.columns ?? []) {
        for (const sort of column.isSorted ? [column.key, `-${column.key}`] : []) {
          assert.equal((await send('GET', `${path}?sort=${sort}`)).status, 200, sort)
        }
        const text = column.isFiltered ? filterOf(column, row) : null
        if (text === null) continue
        const { status, errors } = await send('GET', `${path}?filter[${column.key}]=${encodeURIComponent(text)}`)
        assert.equal(status, 200, `${column.key}=${text} ${JSON.stringify(errors)}`)
      }
      assert.equal((await send('GET', `${path}?sort=nothing`)).status, 422)
      assert.equal((await send('GET', `${path}?filter[nothing]=1`)).status, 422)
    })

    test('are deleted by who saw them last', async ({ assert }) => {
      if (!permissionOf(resource, 'delete')) return
      const row = await create()
      assert.equal((await send('DELETE', `${path}/${row.id}`, { version: row.version + 1 })).status, 409)
      assert.equal((await send('DELETE', `${path}/${row.id}`, { version: row.version })).status, 204)
      assert.equal((await send('GET', `${path}/${row.id}`)).status, 404)
      assert.equal((await send('DELETE', `${path}/${row.id}`, { version: row.version })).status, 404)
    })

    const levels = typeof resource.tree === 'object' ? resource.tree.depth : Infinity
    if (resource.tree && levels === 1) {
      test('are put in order, and stay beside each other', async ({ assert }) => {
        const add = async (turn: number) => (await send('POST', path, samples.create(turn))).data
        const move = ({ id, version }: Told['data'], parentId: number | null) =>
          send('PUT', `${path}/${id}/place`, { parentId, position: 0, version })
        const [first, second] = [await add(1), await add(2)]
        assert.equal((await move(second, null)).status, 200)
        const { data: lines } = await send('GET', `${path}/tree`)
        const order = (lines as unknown as { id: number }[]).map(({ id }) => id)
        assert.isBelow(order.indexOf(second.id), order.indexOf(first.id))
        const below = await move(first, second.id)
        assert.deepEqual([below.status, below.errors?.[0]?.field], [422, 'parentId'])
      })
    }

    if (resource.tree && levels > 1) {
      const add = async (turn: number, parentId: number | null = null) => {
        const made = await send('POST', path, { ...samples.create(turn), parentId })
        if (made.status !== 201) throw new Error(`${made.status} ${JSON.stringify(made.errors)}`)
        return made.data
      }
      const move = ({ id, version }: Told['data'], parentId: number | null, position = 0) =>
        send('PUT', `${path}/${id}/place`, { parentId, position, version })

      test('move in their tree, by who saw them last, and never below themselves', async ({ assert }) => {
        const top = await add(1)
        const low = await add(2, top.id)
        const beside = await add(3)
        const moved = await move(beside, top.id)
        assert.equal(moved.status, 200, JSON.stringify(moved.errors))
        assert.deepInclude(moved.data, { parentId: top.id, position: 0, version: beside.version + 1 })
        const { data: lines } = await send('GET', `${path}/tree`)
        const below = (lines as unknown as { id: number; parentId: number }[]).filter(
          (line) => line.parentId === top.id
        )
        assert.deepEqual(
          below.map(({ id }) => id),
          [beside.id, low.id]
        )
        assert.equal((await move(beside, null)).status, 409)
        const circle = await move(top, low.id)
        assert.deepEqual([circle.status, circle.errors?.[0]?.field], [422, 'parentId'])
        assert.equal((await move(top, 999_999)).status, 422)
      })

      test('hang in no circle when two are moved below each other at once', async ({ assert }) => {
        const [one, other] = [await add(1), await add(2)]
        const ends = await Promise.all([move(one, other.id), move(other, one.id)])
        assert.sameMembers(
          ends.map(({ status }) => status),
          [200, 422]
        )
      })

      test('are deleted with what hangs below once that was said and confirmed', async ({ assert }) => {
        if (!permissionOf(resource, 'delete')) return
        const top = await add(1)
        const low = await add(2, top.id)
        const { version } = top
        const refused = await send('DELETE', `${path}/${top.id}`, { version })
        assert.deepEqual([refused.status, refused.errors?.[0]?.meta?.current], [409, undefined])
        assert.notInclude(refused.errors?.[0]?.message, '[object')
        assert.equal((await send('DELETE', `${path}/${top.id}`, { version, confirmed: true })).status, 204)
        for (const { id } of [top, low]) assert.equal((await send('GET', `${path}/${id}`)).status, 404)
      })
    }

    test('have their history in the audit log, in words', async ({ assert }) => {
      // Of what nobody writes there is none.
      if (!isCreated && !permissionOf(resource, 'update') && !permissionOf(resource, 'delete')) return
      const row = await create()
      if (permissionOf(resource, 'update')) await send('PUT', `${path}/${row.id}`, changed(row, samples.change(2)))
      const isChanged = permissionOf(resource, 'update') !== null
      const isOnlyDeleted = !isCreated && !isChanged
      if (isOnlyDeleted) await send('DELETE', `${path}/${row.id}`, { version: row.version, confirmed: true })
      const { data } = await send('GET', `/api/admin/platform/audit?filter[subject]=${resource.id}&locale=en_GB`)
      const entries = data as unknown as { action: string }[]
      const done = [
        ...(isCreated ? ['created'] : []),
        ...(isChanged ? ['updated'] : []),
        ...(isOnlyDeleted ? ['deleted'] : []),
      ]
      assert.includeMembers(
        entries.map(({ action }) => action),
        done
      )
    })

    test('are closed to who lacks the permission', async ({ assert }) => {
      const row = await create()
      await grantToEditors([])
      const editor = await newStaffVisit({ email: 'editrice@exemple.fr', role: 'editor' })
      const asked: [string, string, string, unknown?][] = [
        ['list', 'GET', path],
        ['view', 'GET', `${path}/${row.id}`],
        ['create', 'POST', path, samples.create(2)],
        ['update', 'PUT', `${path}/${row.id}`, changed(row, {})],
        ['delete', 'DELETE', `${path}/${row.id}`, { version: row.version }],
      ]
      for (const [action, method, address, body] of asked) {
        if (!permissionOf(resource, action as 'list')) continue
        assert.equal((await send(method, address, body, editor)).status, 403, action)
      }
    })

    test('cost few statements', async ({ assert }) => {
      const row = await create()
      const asked: [keyof typeof BUDGET, () => Promise<Told>][] = [
        ['index', () => send('GET', path)],
        ['show', () => send('GET', `${path}/${row.id}`)],
        ['update', () => send('PUT', `${path}/${row.id}`, changed(row, samples.change(2)))],
      ]
      for (const [name, ask] of asked) {
        // Sessions, people, settings and what lists and forms hold in memory are read by the first requests.
        await send('GET', path)
        await send('GET', `${path}/${row.id}`)
        await send('GET', `/api/admin/platform/resources/${resource.id}`)
        const own = await statementsOf(ask)
        const most = BUDGET[name] + (name === 'update' ? samples.beyond + (resource.tree ? LOCK : 0) : 0)
        assert.isAtMost(own.length, most, `${name}: ${own.join('\n')}`)
      }
    })

    test('have words in every language', async ({ assert }) => {
      const { kinds } = await app.container.make(ResourceCatalogue)
      for (const locale of LOCALES) {
        const described = await describeResource(resource, { kinds, locale, person: null, all: resources })
        assert.equal(described.many, resource.label.many[locale])
        for (const text of textsOf(resource, locale)) assert.isAbove(text.trim().length, 1)
      }
      assert.equal((await send('GET', `/api/admin/platform/resources/${resource.id}`)).status, 200)
    })

    test('have a list and a form', async ({ assert }) => {
      const row = await create()
      for (const address of ['', `/${row.id}`, '/create']) {
        if (address === '/create' && !permissionOf(resource, 'create')) continue
        const page = await visitor.send('GET', `/vue/admin/${screenPath(resource)}${address}`)
        assert.equal(page.status, 200, `${screenPath(resource)}${address}`)
        assert.include(page.body as string, '<h1', address)
      }
      assert.equal((await visitor.send('GET', `/vue/admin/${screenPath(resource)}/999999`)).status, 404)
      const stranger = await new Visitor().send('GET', `/vue/admin/${screenPath(resource)}`)
      assert.match(stranger.headers.get('location') ?? '', /admin\/login\?next=/)
    })
  })
}

/** The statements of a request up to its commit: afterwards, what holds the data in memory reads it again. */
async function statementsOf(ask: () => Promise<unknown>): Promise<string[]> {
  const own: string[] = []
  let isOver = false
  const stop = onStatement((sql) => {
    isOver ||= /^commit/i.test(sql)
    if (!isOver && !isFrame(sql) && !/^begin/i.test(sql)) own.push(sql)
  })
  await ask()
  stop()
  return own
}

/**
 * Statements of every request of staff: who is there, what they may do. A lock reads and writes nothing. The version of a count
 * is asked only where counting was slow, as on a busy machine.
 */
function isFrame(sql: string): boolean {
  return /pg_advisory|^select pg_current_snapshot|users_staff|users_roles|users_role_permissions|users_sign_ins|users_api_tokens|sessions|core_changes where/i.test(
    sql
  )
}

/** A filter that the column understands. */
function filterOf({ type, choices = [] }: { type: string; choices?: { value: string }[] }, row: Values): string | null {
  if (type === 'choice') return choices[0]?.value ?? null
  if (type === 'boolean') return '1'
  if (type === 'day' || type === 'instant') return '2026-01-01..2026-12-31'
  if (type === 'number' || type === 'money') return '0..10'
  return type === 'id' ? String(row.id) : 'essai'
}

function textsOf({ label, fields, virtual = {} }: AnyResource, locale: 'fr_FR' | 'en_GB'): string[] {
  const all = [...Object.values(fields).map(({ options }) => options), ...Object.values(virtual)]
  return [label.one, label.many, ...all.map((one) => one.label), ...all.flatMap(({ help }) => help ?? [])].map(
    (text) => text[locale]
  )
}

test.group('Resources', () => {
  test('have the tables that they need', async ({ assert }) => {
    const store = await app.container.make(Store)
    assert.isAbove(resources.length, 0)
    assert.deepEqual(await tableProblems(store, resources), [])
  })

  test('whose table lacks something are named, with the mend', async ({ assert }) => {
    const store = await app.container.make(Store)
    const label = { fr_FR: 'Essai', en_GB: 'Trial' }
    const made = declare('configuration.trials', {
      label: { one: label, many: label },
      table: 'configuration_locales',
      fields: {
        name: textField({ label, required: true }),
        place: textField({ label }),
        about: textField({ label, translated: true }),
        wines: relation({ label, of: 'catalogue.products', many: true }),
      },
      title: 'name',
    })
    const found = await tableProblems(store, [made])
    assert.deepEqual(
      found.map(({ problem }) => problem),
      [
        'the table configuration_locales lacks the column created_at',
        'the table configuration_locales lacks the column updated_at',
        'the table configuration_locales lacks the column place',
        'the table configuration_locales_translations does not exist',
        'the table configuration_locales_wines does not exist',
      ]
    )
    for (const { file, mend } of found) {
      assert.equal(file, 'plugins/configuration/resources/trials.ts')
      assert.isAbove(mend.length, 20)
    }
  })
})
