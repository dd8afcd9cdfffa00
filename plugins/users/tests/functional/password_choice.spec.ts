import app from '@adonisjs/core/services/app'
import hash from '@adonisjs/core/services/hash'
import { test } from '@japa/runner'
import { StoredMails } from '#core/mail/stored_mails'
import { Visitor, type Answer } from '#core/testing/visitor'
import { runJobs } from '#core/testing/run_jobs'
import { systemOrigin } from '#core/audit/origin'
import { ChangePassword } from '#plugins/users/actions/change_password'
import { PASSWORD, createCustomer, createStaff, signedInCustomer, signedInStaff } from '#plugins/users/testing'
import { openShop, setSetting } from './account/shopper.js'
import type { Store } from '#core/database/store'

const REFUSED: [password: string, code: string, words: RegExp][] = [
  ['Azerty-123456', 'E_USERS_PASSWORD_GUESSABLE', /beaucoup de gens choisissent/],
  ['Password1!Password1!', 'E_USERS_PASSWORD_GUESSABLE', /beaucoup de gens choisissent/],
  ['Tastevin-2026!', 'E_USERS_PASSWORD_OF_NAMES', /nom de la boutique/],
  ['Bertrande-1985!', 'E_USERS_PASSWORD_OF_NAMES', /nom de la personne/],
]

const CUSTOMER = { email: 'bertrande@exemple.fr', firstName: 'Bertrande', lastName: 'Client' }
const STAFF = { email: 'bertrande@exemple.fr', name: 'Bertrande Cave' }

const pair = (password: string) => ({ password, password_confirmation: password })
const mailed = async (page: string) => {
  await runJobs()
  const [mail] = await (await app.container.make(StoredMails)).list(1)
  return new RegExp(`/${page}/([\\w.-]+)`).exec(mail?.text ?? '')?.[1] ?? ''
}

test.group('A password that is chosen', (group) => {
  let store: Store
  group.each.setup(async () => {
    store = await openShop()
    await setSetting('configuration.general.shop_name', 'Le Tastevin')
  })

  const doors: Record<
    string,
    (choose: (send: (password: string) => Promise<Answer>) => Promise<void>) => Promise<void>
  > = {
    'by who registers': (choose) =>
      choose((password) => {
        const consents = { isAdult: true, acceptsTerms: true }
        return new Visitor().send('POST', '/api/users/customers', {
          kind: 'individual',
          ...CUSTOMER,
          ...consents,
          ...pair(password),
        })
      }),
    'by a customer for themselves': async (choose) => {
      await createCustomer(CUSTOMER)
      const visitor = await signedInCustomer(CUSTOMER.email)
      await choose((password) =>
        visitor.send('PUT', '/api/users/password', { current_password: PASSWORD, ...pair(password) })
      )
    },
    'by a customer through the link of a mail': async (choose) => {
      await createCustomer(CUSTOMER)
      await new Visitor().send('POST', '/api/users/password-resets', { email: CUSTOMER.email })
      const token = await mailed('reset-password')
      await choose((password) => new Visitor().send('PUT', `/api/users/password-resets/${token}`, pair(password)))
    },
    'by staff for themselves': async (choose) => {
      await createStaff(STAFF)
      const visitor = await signedInStaff(STAFF.email)
      const path = '/api/admin/users/profile/password'
      await choose((password) => visitor.send('PUT', path, { current_password: PASSWORD, ...pair(password) }))
    },
    'by staff through the link of a mail': async (choose) => {
      await createStaff(STAFF)
      await new Visitor().send('POST', '/api/admin/users/password-resets', { email: STAFF.email })
      const token = await mailed('reset-password')
      await choose((password) => new Visitor().send('PUT', `/api/admin/users/password-resets/${token}`, pair(password)))
    },
    'for new staff': async (choose) => {
      await createStaff()
      const visitor = await signedInStaff()
      const { id: roleId } =
        (await store.reader.first<{ id: number }>("select id from users_roles where name = 'editor'")) ?? {}
      await choose((password) =>
        visitor.send('POST', '/api/admin/users/staff', { ...STAFF, roleId, ...pair(password) })
      )
    },
    'for staff who are there': async (choose) => {
      const { id, roleId } = await createStaff({ ...STAFF, role: 'editor' })
      await createStaff()
      const visitor = await signedInStaff()
      const path = `/api/admin/users/staff/${id}`
      await choose((password) => visitor.send('PUT', path, { ...STAFF, roleId, version: 1, ...pair(password) }))
    },
  }

  for (const [door, open] of Object.entries(doors)) {
    test(`${door} is none that everybody uses, nor made of names; what is refused says why`, async ({ assert }) => {
      await open(async (send) => {
        for (const [password, code, words] of REFUSED) {
          const { status, body } = await send(password)
          assert.equal(status, 422, password)
          const [error] = (body as { errors: { code: string; field: string; message: string }[] }).errors
          assert.deepEqual([error?.code, error?.field], [code, 'password'], password)
          assert.match(error?.message ?? '', words, password)
        }
        assert.isBelow((await send('Tonneau-Lune-48!')).status, 300)
      })
    })
  }

  test('on the command line is held to the same', async ({ assert }) => {
    const [origin, change] = [systemOrigin('command', 'test'), await app.container.make(ChangePassword)]
    const code = (error: { kind?: { code: string } }) => error.kind?.code
    await createStaff(STAFF)
    const tried = ['Azerty-123456', 'Bertrande-1985!', 'kX9#mQ2!vLa']
    const codes = tried.map((password) => change.execute('staff', STAFF.email, password, origin).catch(code))
    assert.deepEqual(await Promise.all(codes), [
      'E_USERS_PASSWORD_GUESSABLE',
      'E_USERS_PASSWORD_OF_NAMES',
      'E_USERS_PASSWORD_WEAK',
    ])
    await change.execute('staff', STAFF.email, 'Tonneau-Lune-48!', origin)
  })

  test('has 12 characters in the back office, 8 in the shop', async ({ assert }) => {
    await createCustomer({ ...CUSTOMER, password: 'kX9#mQ2!' })
    await createStaff(STAFF)
    const visitor = await signedInStaff(STAFF.email)
    const path = '/api/admin/users/profile/password'
    const { body } = await visitor.send('PUT', path, { current_password: PASSWORD, ...pair('kX9#mQ2!vLa') })
    assert.containsSubset(body, { errors: [{ code: 'E_USERS_PASSWORD_WEAK' }] })
    assert.include(JSON.stringify(body), 'au moins 12 caractères')
  })

  test('before these rules goes on opening its account', async ({ assert }) => {
    await createStaff(STAFF)
    const password = await hash.make('Azerty-1')
    await store.transaction((trx) => trx.from('users_staff').update({ password }))
    assert.equal(
      (await (await signedInStaff(STAFF.email, 'Azerty-1')).send('GET', '/api/admin/users/profile')).status,
      200
    )
  })
})
