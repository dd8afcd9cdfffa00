import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { AuditLog } from '#core/audit/audit_log'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import type { Origin } from '#core/audit/origin'

const origin: Origin = { channel: 'screen', actor: { kind: 'staff', id: 7, name: 'Staff 7' }, requestId: 'r-1' }

test.group('Audit log', (group) => {
  let store: Store
  let audit: AuditLog

  group.each.setup(async () => {
    store = await app.container.make(Store)
    audit = await app.container.make(AuditLog)
    await resetDatabase(store)
  })

  const entries = () => store.reader.all<Record<string, string>>('select * from core_audit_entries order by id')

  test('says who changed which field from what to what, and how', async ({ assert }) => {
    await store.transaction((trx) =>
      audit.record(trx, origin, {
        subject: 'catalogue.products',
        subjectId: '42',
        action: 'updated',
        changes: { name: ['Pauillac', 'Saint-Julien'], price: [1990, null] },
      })
    )
    const [entry] = await entries()
    assert.containsSubset(entry, {
      subject: 'catalogue.products',
      subject_id: '42',
      action: 'updated',
      changes: '{"name":["Pauillac","Saint-Julien"],"price":[1990,null]}',
      channel: 'screen',
      actor_kind: 'staff',
      actor_id: 7,
      request_id: 'r-1',
    })
  })

  test('never holds a secret, however deep it lies', async ({ assert }) => {
    await store.transaction((trx) =>
      audit.record(trx, origin, {
        subject: 'users.admins',
        subjectId: '1',
        action: 'updated',
        changes: {
          password: ['old-secret', 'new-secret'],
          options: [null, { apiKey: 'new-secret', list: [{ remember_token: 'new-secret', tone: 'dry' }] }],
        },
      })
    )
    const [entry] = await entries()
    assert.notInclude(String(entry?.changes), 'secret"')
    assert.deepEqual(JSON.parse(String(entry?.changes)), {
      password: ['[hidden]', '[hidden]'],
      options: [null, { apiKey: '[hidden]', list: [{ remember_token: '[hidden]', tone: 'dry' }] }],
    })
  })

  test('leaves no entry for an update that changed nothing', async ({ assert }) => {
    const same = { subject: 'a.b', subjectId: '1', action: 'updated' as const, changes: {} }
    await store.transaction((trx) => audit.record(trx, origin, same, { ...same, action: 'deleted' }))
    assert.deepEqual(
      (await entries()).map(({ action }) => action),
      ['deleted']
    )
  })
})
