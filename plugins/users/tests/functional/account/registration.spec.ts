import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { FrozenClock } from '#core/time/frozen_clock'
import { Visitor } from '#core/testing/visitor'
import { PASSWORD, createCustomer } from '#plugins/users/testing'
import { groupId } from '../office.js'
import { eventsOf, mailsTo, openShop, refusals, setSetting } from './shopper.js'
import type { Store } from '#core/database/store'

const CUSTOMERS = '/api/users/customers'

const FORM = {
  kind: 'individual',
  firstName: 'Claire',
  lastName: 'Client',
  email: ' Nouvelle@Exemple.FR ',
  password: PASSWORD,
  password_confirmation: PASSWORD,
  isAdult: true,
  acceptsTerms: true,
}

const COMPANY = {
  ...FORM,
  kind: 'professional',
  corporateName: 'Bistrot du Quai',
  tradeName: 'Le Quai',
  registrationNumber: '732 829 320 00074',
  website: 'quai.example',
  phone: '0692 12 34 56',
}

test.group('Registering', (group) => {
  let store: Store
  let visitor: Visitor
  group.each.setup(async () => {
    store = await openShop()
    visitor = new Visitor()
  })
  group.each.teardown(() => app.container.restoreAll())

  const send = (form: object = FORM, from = visitor) => from.send('POST', CUSTOMERS, form)
  const count = async () => Number((await store.reader.first('select count(*) as n from users_customers'))?.n)

  test('opens an account, signs in, and mails a link; the proof of what was agreed to is kept', async ({ assert }) => {
    const { status, body } = await send()
    assert.equal(status, 201)
    assert.containsSubset(body, { data: { name: 'Claire Client', email: 'nouvelle@exemple.fr' } })
    assert.equal(visitor.cookie('customer-auth'), '1')
    const account = await visitor.send('GET', '/api/users/account')
    assert.containsSubset(account.body, { data: { kind: 'individual', isEmailConfirmed: false, pendingEmail: null } })
    const row = await store.reader.first('select * from users_customers', [])
    assert.containsSubset(row, { locale: 'fr_FR', channel: 'default', email_verified_at: null })
    assert.equal(Number(row?.group_id), await groupId(store, 'general'))
    const [mail] = await mailsTo('nouvelle@exemple.fr')
    assert.equal(mail?.subject, 'Confirmez votre adresse email')
    assert.match(mail?.text ?? '', /\/vue\/confirm-email\/[\w.-]{60,}/)
    const id = Number(row?.id)
    assert.deepEqual(await eventsOf(store), [
      ['users.customer.registered', { customerId: id, channel: 'default', locale: 'fr_FR' }],
    ])
    const consents = await store.reader.all('select kind, text, address from users_consents order by id')
    assert.containsSubset(consents, [
      { kind: 'majority', text: 'Je déclare avoir 18 ans ou plus.', address: '127.0.0.1' },
      { kind: 'terms' },
    ])
  })

  test('refuses a phone number that there is none, and speaks of no address that nobody gave', async ({ assert }) => {
    const { status, body } = await send({ ...FORM, phone: '123' })
    assert.equal(status, 422)
    const [error] = (body as { errors: { field: string; message: string }[] }).errors
    assert.equal(error?.field, 'phone')
    assert.match(error?.message ?? '', /^Ce numéro de téléphone n’existe pas\. /)
  })

  test('takes a company with its numbers, into the group of companies', async ({ assert }) => {
    assert.equal((await send(COMPANY)).status, 201)
    const row = await store.reader.first('select * from users_customers', [])
    assert.containsSubset(row, {
      kind: 'professional',
      corporate_name: 'Bistrot du Quai',
      trade_name: 'Le Quai',
      registration_number: '73282932000074',
      website: 'https://quai.example',
      phone: '+262692123456',
    })
    assert.equal(Number(row?.group_id), await groupId(store, 'professional'))
  })

  test('takes a company of another country by its VAT number, none without either', async ({ assert }) => {
    const { registrationNumber: _none, ...abroad } = COMPANY
    assert.deepEqual(refusals(await send({ ...abroad, corporateName: null })), [
      ['corporateName', 'E_VALIDATION_REQUIRED'],
      ['registrationNumber', 'E_USERS_VALUE_REQUIRED'],
    ])
    assert.deepEqual(refusals(await send(abroad)), [['registrationNumber', 'E_USERS_VALUE_REQUIRED']])
    assert.equal((await send({ ...abroad, vatNumber: 'DE123456789' })).status, 201)
  })

  test('says what the form lacks, field by field, in the visitor’s language', async ({ assert }) => {
    const empty = await send({ kind: 'individual' })
    assert.sameDeepMembers(refusals(empty), [
      ...['firstName', 'lastName', 'email', 'password', 'password_confirmation'].map((field) => [
        field,
        'E_VALIDATION_REQUIRED',
      ]),
      ['isAdult', 'E_USERS_CONSENT_REQUIRED'],
      ['acceptsTerms', 'E_USERS_CONSENT_REQUIRED'],
    ])
    assert.match(JSON.stringify(empty.body), /Ce champ doit être renseigné/)
    const wrong = await send({ ...FORM, email: 'claire@exemple', password: 'faible', website: 'ftp://x' })
    assert.sameDeepMembers(refusals(wrong), [
      ['email', 'E_VALIDATION_EMAIL'],
      ['password', 'E_VALIDATION_USERS_PASSWORD'],
      ['password_confirmation', 'E_USERS_PASSWORDS_DIFFER'],
      ['website', 'E_VALIDATION_USERS_WEBSITE'],
    ])
    assert.match(JSON.stringify(wrong.body), /Veuillez entrer une adresse email valide/)
    const english = await new Visitor().send('POST', `${CUSTOMERS}?locale=en_GB`, { ...FORM, email: 'x' })
    assert.match(JSON.stringify(english.body), /valid email/i)
    const differ = await send({ ...FORM, password_confirmation: 'autre', isAdult: false, acceptsTerms: undefined })
    assert.deepEqual(refusals(differ), [
      ['password_confirmation', 'E_USERS_PASSWORDS_DIFFER'],
      ['isAdult', 'E_USERS_CONSENT_REQUIRED'],
      ['acceptsTerms', 'E_USERS_CONSENT_REQUIRED'],
    ])
    assert.match(JSON.stringify(differ.body), /Vos mots de passe ne correspondent pas. Veuillez réessayer/)
    assert.equal(await count(), 0)
    assert.deepEqual(visitor.cookieNames(), [])
  })

  test('tells all that is wrong with a form in one round, whoever finds it', async ({ assert }) => {
    await createCustomer({ email: 'cliente@exemple.fr' })
    const taken = { email: 'Cliente@exemple.fr', password_confirmation: 'autre', acceptsTerms: false }
    const rest = [
      ['email', 'E_USERS_EMAIL_TAKEN'],
      ['password_confirmation', 'E_USERS_PASSWORDS_DIFFER'],
      ['registrationNumber', 'E_USERS_VALUE_REQUIRED'],
      ['acceptsTerms', 'E_USERS_CONSENT_REQUIRED'],
    ]
    const company = { ...COMPANY, ...taken, registrationNumber: null }
    assert.deepEqual(refusals(await send(company)), rest)
    assert.sameDeepMembers(refusals(await send({ ...company, lastName: '', phone: 'x' })), [
      ['lastName', 'E_VALIDATION_REQUIRED'],
      ['phone', 'E_VALIDATION_USERS_PHONE'],
      ...rest,
    ])
    const names = { ...FORM, firstName: '', password: 'Nouvelle-2026!', password_confirmation: 'Nouvelle-2026!' }
    assert.deepEqual(refusals(await send({ ...names, email: 'nouvelle@exemple.fr' })), [
      ['firstName', 'E_VALIDATION_REQUIRED'],
      ['password', 'E_USERS_PASSWORD_OF_NAMES'],
    ])
    for (const body of [{ password: 4, email: ['x'], kind: 'professional' }, { birthDate: '2026-13-45' }, []]) {
      assert.equal((await send(body)).status, 422)
    }
  })

  test('survives every kind of text', async ({ assert }) => {
    const long = '🍷é'.repeat(5_000)
    const huge = await send({ ...COMPANY, firstName: long, lastName: long, corporateName: long, email: long })
    assert.sameMembers(
      refusals(huge).map(([field]) => field),
      ['firstName', 'lastName', 'corporateName', 'email']
    )
    assert.equal((await send({ ...FORM, password: long, password_confirmation: long })).status, 422)
    assert.equal((await send({ ...FORM, kind: ['individual'], isAdult: 'peut-être' })).status, 422)
    assert.equal((await send({ ...FORM, firstName: 'Voir http://x.example' })).status, 422)
    assert.equal((await send([])).status, 422)
    // Invoices bear the name, and no font of theirs has these.
    for (const firstName of ['Ève 🍇', '花子', 'محمد']) {
      assert.deepEqual(refusals(await send({ ...FORM, firstName })), [['firstName', 'E_VALIDATION_PRINTABLE']])
    }
    const kept = await send({ ...FORM, firstName: 'Ève Ω', lastName: 'O’Neill-<b>Ñ</b>' })
    assert.containsSubset(kept.body, { data: { name: 'Ève Ω O’Neill-<b>Ñ</b>' } })
  })

  test('refuses an address that has an account, whatever its case; that account stays as it is', async ({ assert }) => {
    const { id } = await createCustomer({ email: 'nouvelle@exemple.fr', firstName: 'Anne' })
    const answer = await send()
    assert.equal(answer.status, 422)
    assert.containsSubset(answer.body, {
      errors: [{ code: 'E_USERS_EMAIL_TAKEN', field: 'email', message: 'Cette adresse email est déjà utilisée' }],
    })
    const row = await store.reader.first('select id, first_name from users_customers', [])
    assert.deepEqual({ ...row, id: Number(row?.id) }, { id, first_name: 'Anne' })
    assert.deepEqual(visitor.cookieNames(), [])
  })

  test('posted twice at the same time opens one account', async ({ assert }) => {
    // Mails of an earlier run are still in their folder.
    const email = `double-${randomUUID()}@exemple.fr`
    const twice = { ...FORM, email }
    const answers = await Promise.all([1, 2, 3].map(() => send(twice, new Visitor())))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 422, 422])
    assert.equal(await count(), 1)
    assert.lengthOf(await mailsTo(email), 1)
  })

  test('is for people of age where the shop sells alcohol', async ({ assert }) => {
    app.container.swap(Clock, () => new FrozenClock('2026-06-15T10:00:00.000Z'))
    assert.deepEqual(refusals(await send({ ...FORM, birthDate: '2008-06-16' })), [['birthDate', 'E_USERS_TOO_YOUNG']])
    assert.equal((await send({ ...FORM, birthDate: '2008-06-15' })).status, 201)
    await setSetting('configuration.general.age_gate', false)
    const young = { ...FORM, email: 'jeune@exemple.fr', birthDate: '2010-01-01', isAdult: undefined }
    assert.equal((await send(young, new Visitor())).status, 201)
    const asked = await visitor.send('GET', '/api/users/registration')
    assert.deepEqual(
      (asked.body as { data: { consents: { kind: string }[] } }).data.consents.map(({ kind }) => kind),
      ['terms']
    )
  })

  test('asks for consent in the shop’s own words, and keeps them', async ({ assert }) => {
    const words = 'J’accepte les conditions de la maison, version 3.'
    await setSetting('users.registration.terms', words, { locale: 'fr_FR' })
    const { body } = await visitor.send('GET', '/api/users/registration')
    assert.containsSubset(body, { data: { consents: [{ kind: 'majority' }, { kind: 'terms', text: words }] } })
    await send()
    const row = await store.reader.first("select text from users_consents where kind = 'terms'", [])
    assert.equal(row?.text, words)
  })

  test('tells which addresses have an account thirty times an hour, and no more', async ({ assert }) => {
    await createCustomer({ email: 'cliente@exemple.fr' })
    const known = () => new Visitor().send('POST', CUSTOMERS, { ...FORM, email: 'cliente@exemple.fr' })
    for (let at = 0; at < 30; at += 1) assert.deepEqual(refusals(await known()), [['email', 'E_USERS_EMAIL_TAKEN']])
    assert.equal((await known()).status, 429)
  })

  test('is limited by the network address', async ({ assert }) => {
    for (let at = 0; at < 30; at += 1) await send({ ...FORM, acceptsTerms: false })
    const answer = await send()
    assert.equal(answer.status, 429)
    assert.deepEqual(refusals(answer), [[undefined, 'E_USERS_TOO_MANY_ATTEMPTS']])
    assert.isAbove(Number(answer.headers.get('retry-after')), 0)
    assert.equal(await count(), 0)
  })
})
