import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { FrozenClock } from '#core/time/frozen_clock'
import { PluginRegistry } from '#core/plugin/registry'
import { Store } from '#core/database/store'
import { SweepMessages } from '#plugins/cms/contact/actions/sweep_messages'
import { Visitor } from '#core/testing/visitor'
import { freshConfiguration } from '#plugins/configuration/testing'
import { resetDatabase } from '#core/testing/reset_database'
import { runJobs } from '#core/testing/run_jobs'
import { stampForm } from '#plugins/cms/contact/form_stamp'
import { watchMails } from '#core/testing/watch_mails'
import { createCustomer, createStaff, seedRoles, signedInCustomer, signedInStaff } from '#plugins/users/testing'
import messagePersonalData from '#plugins/cms/contact/message_personal_data'
import type { MessageTaker, VisitorMessage } from '#plugins/platform/index'
import type { StoredMail } from '#core/mail/stored_mails'

const FORM = '/api/cms/contact-messages'
const MESSAGES = '/api/admin/cms/messages'

/** Adds a plugin that takes messages. */
async function offerTo(take: MessageTaker['take']): Promise<void> {
  const registry = await app.container.make(PluginRegistry)
  const contribution = { name: 'books.taker', plugin: 'books', load: () => Promise.resolve({ take }) }
  const more = Object.create(registry, {
    contributions: {
      value: (point: 'core.jobs') => {
        const found: unknown[] = registry.contributions(point)
        return String(point) === 'platform.message_takers' ? [contribution] : found
      },
    },
  }) as PluginRegistry
  app.container.swap(PluginRegistry, () => more)
}

interface Errors {
  errors: { code: string; field?: string; message: string }[]
}

test.group('The contact form', (group) => {
  let store: Store
  let guest: Visitor
  let clock: Clock
  let sent: () => Promise<StoredMail[]>
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
    await freshConfiguration()
    await createStaff()
    const staff = await signedInStaff()
    const answer = await staff.send('PUT', '/api/admin/configuration/settings', {
      channel: 'default',
      values: { 'configuration.emails.contact_email': 'boutique@exemple.fr' },
    })
    if (answer.status >= 400)
      throw new Error(`The settings were answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    sent = await watchMails()
    guest = new Visitor()
    clock = await app.container.make(Clock)
    return () => app.container.restoreAll()
  })

  /** As a person who took ten seconds. */
  const stamp = () => stampForm(clock.isoIn(-10))
  const written = (more: object = {}) => ({
    name: 'Claire Martin',
    email: ' Claire@Exemple.fr ',
    phone: '06 12 34 56 78',
    subject: 'Livraison',
    message: 'Livrez-vous en Belgique ?\nMerci.',
    orderNumber: null,
    trap: '',
    stamp: stamp(),
    ...more,
  })
  const send = (more: object = {}, visitor = guest, query = '') => visitor.send('POST', FORM + query, written(more))
  const kept = () =>
    store.reader.all<{ email: string; state: string; spam_reason: string | null; customer_id: number | null }>(
      'select email, state, spam_reason, customer_id from cms_messages order by id'
    )
  const mails = async () => {
    await runJobs()
    return sent()
  }

  test('hands a message to the plugin that takes it, once, and keeps what nobody takes', async ({ assert }) => {
    const taken: VisitorMessage[] = []
    await offerTo(async (_trx, message) => {
      if (message.subject !== 'Livraison') return false
      taken.push(message)
      return true
    })
    await send()
    await send()
    await send({ subject: 'Autre chose', email: 'autre@exemple.fr' })
    await send({ trap: 'x', message: 'Publicité' })
    assert.lengthOf(taken, 1)
    assert.containsSubset(taken[0], {
      email: 'claire@exemple.fr',
      name: 'Claire Martin',
      orderNumber: null,
      locale: 'fr_FR',
    })
    assert.deepEqual(
      (await kept()).map(({ state }) => state),
      ['passed_on', 'new', 'spam']
    )
    // The taker tells the shop of its own.
    assert.lengthOf(await mails(), 1)
  })

  test('keeps nothing of a message when its taker fails', async ({ assert }) => {
    await offerTo(async () => {
      throw new Error('The taker failed.')
    })
    assert.equal((await send()).status, 500)
    assert.deepEqual(await kept(), [])
  })

  test('stores a message and mails it to the shop, which answers its sender', async ({ assert }) => {
    const { status, body } = await send()
    assert.deepEqual([status, body], [202, { data: { email: 'claire@exemple.fr' } }])
    assert.containsSubset(await kept(), [{ email: 'claire@exemple.fr', state: 'new', spam_reason: null }])
    const [mail, ...more] = await mails()
    assert.lengthOf(more, 0)
    assert.equal(mail?.to, 'boutique@exemple.fr')
    assert.equal(mail?.replyTo, 'claire@exemple.fr')
    assert.equal(mail?.subject, 'Message de Claire Martin\u202f: Livraison')
    assert.match(
      mail?.text ?? '',
      /Livrez-vous en Belgique \?\nMerci\.[\s\S]*06 12 34 56 78[\s\S]*\/admin\/cms\/messages\/\d+/
    )
  })

  test('is refused beside each field, in both languages', async ({ assert }) => {
    for (const [query, word] of [
      ['', /obligatoire|doit/i],
      ['?locale=en_GB', /required|must/i],
    ] as const) {
      const { status, body } = await send({ name: '', email: 'claire', subject: ' ', message: '' }, guest, query)
      assert.equal(status, 422)
      const { errors } = body as Errors
      assert.sameMembers(
        errors.map(({ field }) => field),
        ['name', 'email', 'subject', 'message']
      )
      assert.match(errors[0]?.message ?? '', word)
    }
    const long = await send({ message: 'x'.repeat(5001) })
    assert.containsSubset(long.body, { errors: [{ field: 'message' }] })
    assert.lengthOf(await kept(), 0)
  })

  test('is answered alike and mailed to nobody when a program fills it in', async ({ assert }) => {
    const links = 'https://a.example https://b.example www.c.example https://d.example'
    const cases = [
      [{ trap: 'https://spam.example' }, 'trap'],
      [{ stamp: stampForm(clock.iso()) }, 'hurry'],
      [{ stamp: 'forged' }, 'hurry'],
      [{ stamp: null }, 'hurry'],
      [{ message: links }, 'links'],
      [{ name: 'Win at https://spam.example' }, 'links'],
    ] as const
    for (const [at, [traces]] of cases.entries()) {
      const answer = await send({ ...traces, subject: `Offre ${at}`, email: `bot${at}@exemple.fr` })
      assert.deepEqual([answer.status, answer.body], [202, { data: { email: `bot${at}@exemple.fr` } }])
    }
    const rows = await kept()
    assert.deepEqual(
      rows.map(({ state, spam_reason: reason }) => [state, reason]),
      cases.map(([, reason]) => ['spam', reason])
    )
    assert.lengthOf(await mails(), 0)
  })

  test('stores a message once though it is sent twice', async ({ assert }) => {
    await Promise.all([send(), send()])
    assert.equal((await send({ message: 'Livrez-vous en Belgique ?\r\nMerci.' })).status, 202)
    assert.lengthOf(await kept(), 1)
    assert.lengthOf(await mails(), 1)
  })

  test('takes so many messages of one address and not more', async ({ assert }) => {
    for (let at = 0; at < 5; at += 1) assert.equal((await send({ subject: `Question ${at}` })).status, 202)
    const { status, body } = await send({ subject: 'Encore' })
    assert.equal(`${status} ${(body as Errors).errors[0]?.code}`, '429 E_CMS_MESSAGES_TOO_MANY')
  })

  test('lists messages for staff, who note what became of them and cannot change them', async ({ assert }) => {
    await send()
    const staff = await signedInStaff()
    const counts = await staff.send('GET', '/api/admin/platform/menu-counts')
    assert.equal((counts.body as { data: Record<string, number> }).data['cms.menu.messages'], 1)
    const { id } = (await store.reader.first<{ id: number }>('select id from cms_messages', [])) as { id: number }
    const shown = await staff.send('GET', `${MESSAGES}/${id}`)
    assert.containsSubset(shown.body, { data: { email: 'claire@exemple.fr', state: 'new' } })
    const change = { state: 'answered', message: 'Autre chose', version: 1 }
    assert.equal((await staff.send('PUT', `${MESSAGES}/${id}`, change)).status, 200)
    const row = await store.reader.first('select state, message from cms_messages', [])
    assert.containsSubset(row, { state: 'answered', message: 'Livrez-vous en Belgique ?\nMerci.' })
    const log = await store.reader.all<{ changes: string }>(
      "select changes from core_audit_entries where subject = 'cms.messages'"
    )
    assert.notInclude(JSON.stringify(log), 'Belgique')
    assert.equal((await staff.send('DELETE', `${MESSAGES}/${id}`, { version: 2 })).status, 204)
    assert.equal((await staff.send('POST', MESSAGES, written())).status, 404)
    assert.equal((await guest.send('GET', MESSAGES)).status, 401)
  })

  test('forgets old messages, and spam sooner', async ({ assert }) => {
    await send()
    await send({ trap: 'x', email: 'bot@exemple.fr' })
    const later = new FrozenClock(clock.iso())
    app.container.swap(Clock, () => later)
    const sweep = async (days: number) => {
      later.advance({ days })
      return (await app.container.make(SweepMessages)).execute()
    }
    assert.deepEqual([await sweep(29), await sweep(2), await sweep(330), await sweep(10)], [0, 1, 0, 1])
  })

  test('gives a customer what they wrote, and erases it with them', async ({ assert }) => {
    const { id } = await createCustomer({ email: 'claire@exemple.fr' })
    const customer = await signedInCustomer('claire@exemple.fr')
    await send({}, customer)
    await send({ email: 'autre@exemple.fr' })
    assert.equal((await kept())[0]?.customer_id, id)
    const [section] = await messagePersonalData.read(store.reader, id)
    assert.containsSubset(section?.records, [{ subject: 'Livraison' }])
    assert.deepEqual(await messagePersonalData.countMany?.(store, [id]), [
      { label: { fr_FR: 'Messages', en_GB: 'Messages' }, count: 1 },
    ])
    await store.transaction((trx) => messagePersonalData.erase(trx, id))
    assert.deepEqual(
      (await kept()).map(({ email }) => email),
      ['autre@exemple.fr']
    )
  })
})
