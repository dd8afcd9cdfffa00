import { createServer, type AddressInfo } from 'node:net'
import { rm } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DeliverMail } from '#core/mail/deliver_mail'
import { StoredMails } from '#core/mail/stored_mails'
import { Mailer, unsealMail, type Mail } from '#core/mail/mailer'
import { Store } from '#core/database/store'
import { readAccount } from '#core/mail/mail_account'
import { resetDatabase } from '#core/testing/reset_database'
import sendMail from '#core/mail/send_mail_job'
import type { JobRun } from '#core/jobs/job'

/** A mail server that takes one mail, and what it was told. */
async function listen() {
  const told: string[] = []
  const server = createServer((socket) => {
    socket.write('220 test\r\n')
    socket.on('data', (data) => {
      const lines = String(data)
      told.push(lines)
      if (lines.startsWith('DATA')) socket.write('354 go on\r\n')
      else if (lines.startsWith('QUIT')) socket.end('221 bye\r\n')
      else if (/^(EHLO|MAIL|RCPT)/.test(lines) || lines.endsWith('\r\n.\r\n')) socket.write('250 ok\r\n')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { told, server, port: (server.address() as AddressInfo).port }
}

const RUN = { signal: new AbortController().signal } as JobRun

const MAIL: Mail = {
  to: 'equipe@exemple.fr',
  template: 'users.password_reset',
  values: { name: '<b>Équipe</b>', address: 'https://boutique.example/x?a=1&b=2', minutes: 60 },
  locale: 'fr_FR',
  channel: null,
}

test.group('Mails', (group) => {
  let store: Store
  let kept: StoredMails
  group.each.setup(async () => {
    store = await app.container.make(Store)
    kept = await app.container.make(StoredMails)
    await resetDatabase(store)
    await rm(`${app.config.get<string>('cellier.storagePath')}/mails`, { recursive: true, force: true })
  })

  const jobs = () => store.reader.all<{ job: string; payload: string }>('select job, payload from core_jobs')

  test('leave with the transaction that asks for them, sealed', async ({ assert }) => {
    const mailer = await app.container.make(Mailer)
    const failing = store.transaction(async (trx) => {
      await mailer.send(trx, MAIL)
      throw new Error('no')
    })
    await assert.rejects(() => failing, 'no')
    assert.lengthOf(await jobs(), 0)
    await store.transaction((trx) => mailer.send(trx, MAIL))
    const [job] = await jobs()
    assert.equal(job?.job, 'core.send_mail')
    assert.notInclude(job?.payload, 'boutique.example')
    await sendMail.run(JSON.parse(String(job?.payload)) as Record<string, unknown>, RUN)
    assert.deepEqual(
      (await kept.list(10)).map(({ to }) => to),
      ['equipe@exemple.fr']
    )
  })

  test('are kept where no server takes them, as text and as HTML that holds nothing of ours', async ({ assert }) => {
    const deliver = await app.container.make(DeliverMail)
    await deliver.execute(MAIL)
    const [mail] = await kept.list(10)
    assert.equal(mail?.subject, 'Choisissez un nouveau mot de passe')
    assert.match(String(mail?.from), /^noreply@/)
    assert.include(mail?.text, 'Bonjour <b>Équipe</b>,')
    assert.include(mail?.text, 'https://boutique.example/x?a=1&b=2')
    assert.include(mail?.html, 'Bonjour &lt;b&gt;Équipe&lt;/b&gt;,')
    assert.include(mail?.html, 'href="https://boutique.example/x?a=1&amp;b=2"')
    assert.deepEqual(await kept.find(String(mail?.id)), mail)
  })

  test('are kept once when their job runs again', async ({ assert }) => {
    const mailer = await app.container.make(Mailer)
    for (const to of ['une@exemple.fr', 'autre@exemple.fr']) {
      await store.transaction((trx) => mailer.send(trx, { ...MAIL, to }))
    }
    const deliver = await app.container.make(DeliverMail)
    for (const { payload } of await jobs()) {
      const { sealed } = JSON.parse(payload) as { sealed: string }
      const mail = unsealMail(sealed)
      for (let time = 0; mail && time < 2; time += 1) await deliver.execute(mail, mail.id)
    }
    assert.sameMembers(
      (await kept.list(10)).map(({ to }) => to),
      ['une@exemple.fr', 'autre@exemple.fr']
    )
  })

  test('leave by the mail server where there is one', async ({ assert }) => {
    const { told, server, port } = await listen()
    app.config.set('mail.smtpUrl', `smtp://127.0.0.1:${port}`)
    await app.container.make(DeliverMail).then((deliver) => deliver.execute(MAIL))
    server.close()
    assert.include(told.join(''), 'RCPT TO:<equipe@exemple.fr>')
    assert.include(told.join(''), 'Subject: Choisissez un nouveau mot de passe')
    assert.lengthOf(await kept.list(10), 0)
  }).teardown(() => app.config.set('mail.smtpUrl', ''))

  test('are found by their own names only', async ({ assert }) => {
    await app.container.make(DeliverMail).then((deliver) => deliver.execute(MAIL))
    for (const name of ['../../package', '', '20261121T102030123Z-aaaaaaaaaaaa']) assert.isNull(await kept.find(name))
  })

  test('speak the language of their reader', async ({ assert }) => {
    const deliver = await app.container.make(DeliverMail)
    await deliver.execute({ ...MAIL, locale: 'en_GB' })
    assert.equal((await kept.list(1))[0]?.subject, 'Choose a new password')
  })

  test('of an unknown name, or sealed with another key, do not pass in silence', async ({ assert }) => {
    const mailer = await app.container.make(Mailer)
    const unknown = store.transaction((trx) => mailer.send(trx, { ...MAIL, template: 'users.nothing' }))
    await assert.rejects(() => unknown, /users.nothing/)
    await assert.rejects(() => sendMail.run({ sealed: 'x' }, RUN), /APP_KEY/)
  })

  test('go to the server that an address names', ({ assert }) => {
    assert.deepEqual(readAccount('smtp://bob:p%40ss@mail.example'), {
      host: 'mail.example',
      port: 587,
      secure: false,
      auth: { user: 'bob', pass: 'p@ss' },
    })
    assert.containsSubset(readAccount('smtps://mail.example'), { port: 465, secure: true, auth: null })
    for (const wrong of ['', 'mail.example', 'https://mail.example']) assert.isNull(readAccount(wrong))
  })
})
