import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { choosableRole } from '#plugins/users/services/staff_choices'
import { createRole } from '#plugins/users/testing'

/** PostgreSQL's word for a lock that was waited for in vain. */
const LOCKED = '55P03'

test.group('A role that is chosen for a member of staff', (group) => {
  let store: Store
  let id: number
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    id = (await createRole('Cave', [])).id
  })

  test('stands until the transaction ends', async ({ assert }) => {
    await store.transaction(async (trx) => {
      assert.equal((await choosableRole(trx, id, 'all')).name, 'Cave')
      // On SQLite transactions follow one another.
      if (store.dialect === 'sqlite') return
      const deletion = store.lucid.transaction(async (other) => {
        await other.rawQuery(`set local lock_timeout = '200ms'`)
        await other.from('users_roles').where('id', id).delete()
      })
      const error = await deletion.then(
        () => null,
        (thrown: { code?: string }) => thrown
      )
      assert.equal(error?.code, LOCKED)
    })
    assert.exists(await store.reader.first('select id from users_roles where id = ?', [id]))
  })
})
