import app from '@adonisjs/core/services/app'
import inspectMail from '#plugins/tickets/mail/inspect_mail'
import { test } from '@japa/runner'
import { FetchMails } from '#plugins/tickets/mail/fetch_mails'
import { ImapServer } from '#tests/gateways/imap'
import { mailShop, mailsOf, set } from '#plugins/tickets/tests/mail/shop'
import { rawMail } from '#plugins/tickets/tests/mail/raw_mail'
import { readImapAccount } from '#plugins/tickets/mail/imap_account'
import type { Store } from '#core/database/store'

const ACCOUNT = { user: 'aide', pass: 's3cret/?' }

test.group('The mailbox of tickets', (group) => {
  let store: Store
  let server: ImapServer
  let port: number

  group.each.setup(async () => {
    store = await mailShop()
    server = new ImapServer(ACCOUNT)
    port = await server.open()
    await set('tickets.mail.imap_url', `imap://aide:s3cret%2F%3F@127.0.0.1:${port}/INBOX`)
    return () => server.close()
  })

  const fetchMails = async () => (await app.container.make(FetchMails)).execute(new AbortController().signal)
  const subjects = async () =>
    (await store.reader.all<{ subject: string }>('select subject from tickets_tickets order by id', [])).map(
      ({ subject }) => subject
    )

  test('is fetched: what was taken is marked as read, also what became nothing', async ({ assert }) => {
    server.add(rawMail({ Subject: 'Une' }))
    server.add(rawMail({ 'Subject': 'Absent', 'Auto-Submitted': 'auto-replied' }))
    server.add(rawMail({ Subject: 'Deux' }, Buffer.from([0xe9])))
    assert.equal(await fetchMails(), 3)
    assert.deepEqual(await subjects(), ['Une', 'Deux'])
    assert.deepEqual(
      [1, 2, 3].map((uid) => server.flagsOf(uid)),
      [['\\Seen'], ['\\Seen'], ['\\Seen']]
    )
    server.add(rawMail({ Subject: 'Trois' }))
    assert.equal(await fetchMails(), 1)
    assert.deepEqual(await subjects(), ['Une', 'Deux', 'Trois'])
  })

  test('gives the beginning of a mail that is too large, which is answered', async ({ assert }) => {
    await set('tickets.mail.max_mb', 1)
    server.add(rawMail({ Subject: 'Vidéo' }, 'x'.repeat(30 * 1024 * 1024)))
    const [answer] = await mailsOf(fetchMails)
    assert.deepEqual([answer?.to, await subjects()], ['anne@exemple.fr', []])
    assert.isFalse(server.asked.some((line) => /BODY\.PEEK\[\](?!<)/.test(line)))
  })

  test('that does not open makes the job fail, and is told by the inspection', async ({ assert }) => {
    const look = () => inspectMail.look(app, 'fr_FR')
    assert.isTrue((await look()).ok)
    await set('tickets.mail.imap_url', `imap://aide:faux@127.0.0.1:${port}`)
    await assert.rejects(fetchMails)
    assert.isFalse((await look()).ok)
    await set('tickets.mail.imap_url', '')
    assert.isNull(await fetchMails())
    assert.deepInclude(await look(), {
      ok: false,
      detail: 'Les emails à aide@cave.example n’arrivent pas à la boutique.',
    })
  })

  test('is named by an address with all that it needs', ({ assert }) => {
    assert.deepEqual(readImapAccount('imaps://a%40b.fr:p%2Fw@mail.exemple.fr/Aide%20client'), {
      host: 'mail.exemple.fr',
      port: 993,
      secure: true,
      user: 'a@b.fr',
      pass: 'p/w',
      folder: 'Aide client',
    })
    for (const wrong of ['', 'mail.exemple.fr', 'https://a:b@c.fr', 'imaps://mail.exemple.fr', 'imaps://a:%zz@c.fr']) {
      assert.isNull(readImapAccount(wrong), wrong)
    }
  })
})
