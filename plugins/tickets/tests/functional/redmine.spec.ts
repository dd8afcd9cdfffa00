import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { readFileSync } from 'node:fs'
import { Store } from '#core/database/store'
import { createStaff, grantToEditors, newStaffVisit, seedRoles, signedInStaff } from '#plugins/users/testing'
import { resetDatabase } from '#core/testing/reset_database'
import { seedTicketWords, ticketWords } from '#plugins/tickets/testing'

const API = () => `http://${process.env.HOST}:${process.env.PORT}/api/admin/redmine`

interface Answered {
  status: number
  body: Record<string, unknown>
  headers: Headers
}

test.group('A client of Redmine', (group) => {
  let token: string
  let words: Record<string, number>
  let me: number

  const tokenOf = async (scopes: string[]) => {
    const answer = await visitor.send('POST', '/api/admin/users/profile/tokens', { name: 'Redmine', scopes, days: 30 })
    return (answer.body as { data: { token: string } }).data.token
  }
  let visitor: Awaited<ReturnType<typeof newStaffVisit>>

  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedRoles()
    await seedTicketWords()
    words = await ticketWords()
    visitor = await newStaffVisit({ email: 'chef@exemple.fr', name: 'Chef' })
    token = await tokenOf([
      ...['tickets.list', 'tickets.view', 'tickets.create', 'tickets.update', 'tickets.comment', 'tickets.delete'],
      ...['tickets.assign', 'tickets.users.list', 'tickets.groups.list', 'tickets.groups.create'],
      ...['tickets.groups.update', 'tickets.groups.delete'],
    ])
    me = ((await ask('GET', '/users/current.json')).body.user as { id: number }).id
  })

  const ask = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {}
  ): Promise<Answered> => {
    const isFile = body instanceof Uint8Array
    const response = await fetch(`${API()}${path}`, {
      method,
      headers: {
        'x-redmine-api-key': token,
        'accept-language': 'fr',
        ...(body === undefined ? {} : { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isFile ? (body as BodyInit) : JSON.stringify(body) }),
    })
    const text = await response.text()
    return {
      status: response.status,
      body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
      headers: response.headers,
    }
  }
  const make = async (issue: object) => {
    const { body } = await ask('POST', '/issues.json', { issue: { subject: 'Bouteille cassée', ...issue } })
    return (body.issue as { id: number }).id
  }
  const idsOf = async (query: string) => {
    const { body } = await ask('GET', `/issues.json?${query}`)
    return (body.issues as { id: number }[]).map(({ id }) => id)
  }

  test('makes, reads, changes and deletes an issue, with files, notes and a stale version', async ({ assert }) => {
    const sent = await ask('POST', '/uploads.json?filename=notes.txt', new TextEncoder().encode('Bonjour'))
    assert.equal(sent.status, 201)
    const { token: file } = sent.body.upload as { token: string }
    const made = await ask('POST', '/issues.json', {
      issue: {
        project_id: 1,
        subject: 'Bouteille cassée',
        description: 'Elle coule.',
        tracker_id: words.Assistance,
        priority_id: words.Haut,
        assigned_to_id: me,
        start_date: '2026-11-26',
        due_date: '2026-11-30',
        estimated_hours: 1.5,
        uploads: [{ token: file, filename: 'notes.txt', content_type: 'text/plain' }],
      },
    })
    assert.equal(made.status, 201)
    const { id } = made.body.issue as { id: number }
    assert.equal(made.headers.get('location'), `/api/admin/redmine/issues/${id}.json`)
    const changed = await ask('PUT', `/issues/${id}.json`, {
      issue: { status_id: words['En cours'], notes: 'On s’en occupe.', private_notes: true, lock_version: 1 },
    })
    assert.equal(changed.status, 204)
    assert.equal((await ask('PUT', `/issues/${id}.json`, { issue: { done_ratio: 10, lock_version: 1 } })).status, 409)
    const { body } = await ask(
      'GET',
      `/issues/${id}.json?include=journals,attachments,allowed_statuses,watchers,children,relations`
    )
    assert.containsSubset(body.issue, {
      id,
      project: { id: 1 },
      status: { id: words['En cours'], name: 'En cours', is_closed: false },
      assigned_to: { id: me, name: 'Chef' },
      author: { id: me, name: 'Chef' },
      start_date: '2026-11-26',
      due_date: '2026-11-30',
      estimated_hours: 1.5,
      lock_version: 2,
      attachments: [{ filename: 'notes.txt' }],
      journals: [{ notes: 'On s’en occupe.', private_notes: true, details: [{ property: 'attr', name: 'status_id' }] }],
    })
    assert.equal((await ask('DELETE', `/issues/${id}.json`)).status, 204)
    assert.equal((await ask('GET', `/issues/${id}.json`)).status, 404)
  })

  test('filters, sorts and pages as Redmine does', async ({ assert }) => {
    const one = await make({ priority_id: words.Bas, due_date: '2026-11-26' })
    const two = await make({ subject: 'Livraison', priority_id: words.Urgent, assigned_to_id: me })
    const done = await make({ status_id: words.Fermé })
    const all = (ids: number[]) => [...ids].sort((a, b) => a - b)
    assert.deepEqual(all(await idsOf('')), [one, two])
    assert.deepEqual(await idsOf('status_id=closed'), [done])
    assert.deepEqual(all(await idsOf('status_id=*')), [one, two, done])
    assert.deepEqual(await idsOf(`status_id=${words.Fermé}|99`), [done])
    assert.deepEqual(await idsOf('assigned_to_id=me'), [two])
    assert.deepEqual(await idsOf('assigned_to_id=!*'), [one])
    assert.deepEqual(await idsOf('subject=~LIVRAI'), [two])
    assert.deepEqual(await idsOf(`priority_id=${words.Bas},${words.Haut}`), [one])
    assert.deepEqual(await idsOf('due_date=%3C%3D2026-11-26'), [one])
    assert.deepEqual(await idsOf('due_date=%3E%3C2026-11-27%7C2026-12-01'), [])
    assert.lengthOf(await idsOf('created_on=%3E%3D2020-01-01'), 2)
    assert.lengthOf(await idsOf('created_on=%3E%3D2120-01-01'), 0)
    assert.deepEqual(await idsOf('sort=priority:desc'), [two, one])
    assert.deepEqual(await idsOf('sort=priority'), [one, two])
    const { body } = await ask('GET', '/issues.json?status_id=*&limit=1&offset=1&sort=id')
    assert.containsSubset(body, { total_count: 3, offset: 1, limit: 1, issues: [{ id: two }] })
    for (const wrong of ['sort=secret', 'status_id=x', 'created_on=hier', 'tracker_id=1;drop']) {
      assert.equal((await ask('GET', `/issues.json?${wrong}`)).status, 422, wrong)
    }
  })

  test('is told in sentences what is refused, and held to the rules of the screens', async ({ assert }) => {
    const empty = await ask('POST', '/issues.json', { issue: { subject: '' } })
    assert.equal(empty.status, 422)
    assert.match((empty.body.errors as string[])[0] ?? '', /^subject: /)
    const order = await ask('POST', '/issues.json', {
      issue: { subject: 'x', start_date: '2026-11-30', due_date: '2026-11-26' },
    })
    assert.deepEqual([order.status, order.body.errors], [422, ['dueOn: L’échéance ne peut pas précéder le début.']])
    const id = await make({})
    assert.equal((await ask('POST', '/uploads.json?filename=a.exe', new Uint8Array([77, 90, 144, 0]))).status, 422)
    token = await tokenOf(['tickets.list', 'tickets.view'])
    assert.equal((await ask('PUT', `/issues/${id}.json`, { issue: { subject: 'y' } })).status, 403)
    assert.equal((await ask('DELETE', `/issues/${id}.json`)).status, 403)
    assert.equal((await ask('GET', '/users.json')).status, 403)
    token = 'cellier_faux'
    assert.equal((await ask('GET', '/issues.json')).status, 401)
  })

  test('reads the words, people and groups, gives an issue to a group, and keeps groups', async ({ assert }) => {
    const { id: zoe } = await createStaff({ email: 'zoe@exemple.fr', name: 'Zoé Ardent' })
    assert.containsSubset((await ask('GET', '/trackers.json')).body, {
      trackers: [{ name: 'Anomalie', default_status: { name: 'Nouveau' } }],
    })
    assert.containsSubset((await ask('GET', '/issue_statuses.json')).body, {
      issue_statuses: [
        { name: 'Nouveau', is_closed: false },
        { name: 'Fermé', is_closed: true },
      ],
    })
    assert.containsSubset((await ask('GET', '/enumerations/issue_priorities.json')).body, {
      issue_priorities: [{ name: 'Normal', is_default: true }],
    })
    assert.containsSubset((await ask('GET', '/projects.json')).body, { projects: [{ id: 1 }], total_count: 1 })
    for (const path of ['projects/1.json', 'projects/1/issue_categories.json', 'custom_fields.json']) {
      assert.equal((await ask('GET', `/${path}`)).status, 200, path)
    }
    assert.containsSubset((await ask('GET', '/users.json?name=ardent')).body, {
      users: [{ id: zoe, mail: 'zoe@exemple.fr', status: 1 }],
      total_count: 1,
    })
    const made = await ask('POST', '/groups.json', { group: { name: 'Chai', user_ids: [zoe] } })
    assert.equal(made.status, 201)
    const { id } = made.body.group as { id: number }
    const issue = await make({ assigned_to_id: id })
    assert.containsSubset((await ask('GET', `/issues/${issue}.json`)).body, {
      issue: { assigned_to: { id, name: 'Chai' } },
    })
    assert.deepEqual(await idsOf(`assigned_to_id=${id}`), [issue])
    assert.equal((await ask('PUT', `/groups/${id}.json`, { group: { user_ids: [zoe, me] } })).status, 204)
    const { body } = await ask('GET', `/groups/${id}.json`)
    assert.lengthOf((body.group as { users: object[] }).users, 2)
    assert.equal((await ask('DELETE', `/groups/${id}.json`)).status, 204)
  })

  test('adds and changes people, with no more rights than its own', async ({ assert }) => {
    const scopes = ['tickets.list', 'tickets.users.list', 'tickets.users.create', 'tickets.users.update']
    const user = { login: 'Paul.Noir', firstname: 'Paul', lastname: 'Noir', mail: 'paul@exemple.fr' }
    assert.equal((await ask('POST', '/users.json', { user })).status, 403)
    token = await tokenOf(scopes)
    const { reader } = await app.container.make(Store)
    const role = async (where: string) => {
      const row = await reader.first<{ id: number; least: number }>(`select id from users_roles where ${where}`, [])
      return Number(row?.id)
    }
    await grantToEditors(scopes)
    const made = await ask('POST', '/users.json', {
      user: { ...user, password: 'Un-long-mot-de-passe-2026', role_id: await role("name = 'editor'"), admin: true },
    })
    assert.equal(made.status, 201, JSON.stringify(made.body))
    const { id } = made.body.user as { id: number }
    assert.match(made.headers.get('location') ?? '', new RegExp(`/users/${id}\\.json$`))
    assert.containsSubset(made.body, { user: { login: 'paul.noir', firstname: 'Paul', mail: user.mail, status: 1 } })
    await signedInStaff(user.mail, 'Un-long-mot-de-passe-2026')
    assert.equal((await ask('PUT', `/users/${id}.json`, { user: { lastname: 'Blanc' } })).status, 204)
    assert.containsSubset((await ask('GET', `/users/${id}.json`)).body, {
      user: { login: 'paul.noir', firstname: 'Paul', lastname: 'Blanc', mail: user.mail },
    })
    const wrong = { ...user, login: 'paul et pia', mail: 'paul' }
    const refused = await ask('POST', '/users.json', { user: wrong })
    assert.equal(refused.status, 422)
    assert.lengthOf(refused.body.errors as string[], 2)
    const taken = await ask('POST', '/users.json', { user })
    assert.equal(taken.status, 422)
    assert.match((taken.body.errors as string[])[0] ?? '', /^(email|login): /)
    const all = await role("grants_all and guard_name = 'admin'")
    const above = await ask('PUT', `/users/${id}.json`, { user: { role_id: all } })
    assert.oneOf(above.status, [403, 422], 'a token of some rights gives all of them')
    assert.equal((await ask('PUT', '/users/999999.json', { user: { lastname: 'X' } })).status, 404)
    const paul = await reader.first<{ role: number }>('select role_id as role from users_staff where id = ?', [id])
    assert.notEqual(Number(paul?.role), all)
  })

  test('works as the documentation shows', async ({ assert }) => {
    const text = readFileSync(new URL('../../../../docs/tickets_redmine.md', import.meta.url), 'utf8')
    await make({ assigned_to_id: me })
    const bodies = [...text.matchAll(/-d '(\{.*\})'/g)].map(
      ([, body]) => JSON.parse(body as string) as { issue: object }
    )
    assert.lengthOf(bodies, 2)
    const [create, change] = bodies as [{ issue: object }, { issue: object }]
    const created = await ask('POST', '/issues.json', {
      issue: { ...create.issue, tracker_id: words.Assistance, uploads: [] },
    })
    assert.equal(created.status, 201)
    const { id } = created.body.issue as { id: number }
    assert.equal(
      (await ask('PUT', `/issues/${id}.json`, { issue: { ...change.issue, status_id: words['En cours'] } })).status,
      204
    )
    const address = /api\/admin\/redmine(\/issues\.json\?[^"]+)"/.exec(text)?.[1] ?? ''
    const { status, body } = await ask('GET', address)
    assert.equal(status, 200)
    assert.sameMembers(Object.keys(body), ['issues', 'total_count', 'offset', 'limit'])
    const basic = `Basic ${Buffer.from(`chef@exemple.fr:${token}`).toString('base64')}`
    assert.equal(
      (await ask('GET', address, undefined, { 'x-redmine-api-key': '', 'authorization': basic })).status,
      200
    )
  })
})
