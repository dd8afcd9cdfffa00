import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Mailer, type Mail } from '#core/mail/mailer'
import { SendCampaigns } from '#plugins/marketing/campaigns/send_campaigns'
import { SmtpInbox } from '#tests/fixtures/smtp_server'
import { Visitor } from '#core/testing/visitor'
import { freshShop } from '#plugins/sales/testing'
import { makeRow } from '#plugins/marketing/testing'
import { newStaffVisit } from '#plugins/users/testing'
import { runJobs } from '#core/testing/run_jobs'
import type { Store } from '#core/database/store'

const CAMPAIGNS = '/api/admin/marketing/campaigns'

const RESET: Mail = {
  to: 'helene@exemple.fr',
  template: 'users.password_reset',
  values: { name: 'Hélène', address: 'https://boutique.example/x?a=1', minutes: 60 },
  locale: 'fr_FR',
  channel: 'default',
  replyTo: 'aide@exemple.fr',
}

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

test.group('A mail server', (group) => {
  let store: Store
  let inbox: SmtpInbox

  group.each.setup(async () => {
    store = await freshShop()
    inbox = new SmtpInbox()
    app.config.set('mail.smtpUrl', await inbox.open())
    return async () => {
      app.config.set('mail.smtpUrl', '')
      await inbox.close()
    }
  })

  const send = async (mail: Partial<Mail> = {}) => {
    const mailer = await app.container.make(Mailer)
    await store.transaction((trx) => mailer.send(trx, { ...RESET, ...mail }))
    await runJobs()
  }
  /** Runs what waits for another attempt. */
  const again = async () => {
    await store.lucid.rawQuery("update core_jobs set run_at = created_at where state = 'waiting'")
    await runJobs()
  }
  const jobs = async () => {
    const sql = "select state, attempts, error from core_jobs where job = 'core.send_mail' order by id"
    return store.reader.all<{ state: string; attempts: number; error: string | null }>(sql)
  }
  const suppressed = () =>
    store.reader.all<{ email: string; reason: string }>(
      'select email, reason from marketing_suppressions order by email'
    )
  const feedback = () =>
    store.reader.all<{ kind: string; email: string; detail: string }>(
      'select kind, email, detail from marketing_feedback order by id'
    )

  test('gets a mail of a transaction with all its headers, as text and as HTML', async ({ assert }) => {
    await send()
    const [taken] = inbox.taken
    const { mail, raw } = taken as (typeof inbox.taken)[number]
    assert.match(taken?.from ?? '', /^noreply@/)
    assert.deepEqual(taken?.to, ['helene@exemple.fr'])
    assert.match(mail.from?.address ?? '', /^noreply@/)
    assert.deepEqual(
      [mail.to?.[0]?.address, mail.replyTo?.[0]?.address, mail.subject],
      ['helene@exemple.fr', 'aide@exemple.fr', 'Choisissez un nouveau mot de passe']
    )
    assert.match(mail.messageId ?? '', /^<[\w-]{36}@[\w.-]+>$/)
    assert.isFalse(Number.isNaN(Date.parse(mail.date ?? '')))
    assert.match(raw, /^MIME-Version: 1\.0/m)
    assert.match(raw, /^Content-Type: multipart\/alternative/m)
    assert.match(raw, /^Content-Type: text\/plain; charset=utf-8/m)
    assert.match(raw, /^Content-Type: text\/html; charset=utf-8/m)
    assert.include(mail.text, 'Bonjour Hélène,')
    assert.include(mail.html, 'Bonjour Hélène,')
    assert.notInclude(raw, 'List-Unsubscribe')
    // What is not ASCII travels encoded, in lines that every server takes.
    assert.isAtMost(Math.max(...raw.split('\r\n').map((line) => line.length)), 998)
    assert.isTrue([...raw].every((sign) => sign < '\u0080'))
  })

  test('gets a campaign from which its reader leaves by one request', async ({ assert }) => {
    const staff = await newStaffVisit({ email: 'equipe@exemple.fr', role: 'admin' })
    await makeRow('marketing.subscribers', {
      email: 'helene@exemple.fr',
      state: 'confirmed',
      locale: 'fr_FR',
      channel: 'default',
      consentedAt: '2026-03-14T10:00:00.000Z',
      proof: 'Salon',
    })
    const campaign = {
      name: 'Vendanges',
      subject: { fr_FR: 'L’été s’achève — 20\u00a0% sur les rosés' },
      body: { fr_FR: paragraph('Les cuvées d’août arrivent à Noël. {{shop}}') },
      channels: [],
      segment: { match: 'all', list: [] },
    }
    const { body } = await staff.send('POST', CAMPAIGNS, campaign)
    const { id, version } = (body as { data: { id: number; version: number } }).data
    await staff.send('POST', `${CAMPAIGNS}/${id}/send`, { version })
    await (await app.container.make(SendCampaigns)).execute()
    await runJobs()
    const { mail, raw } = inbox.taken[0] as (typeof inbox.taken)[number]
    assert.equal(mail.subject, 'L’été s’achève — 20\u00a0% sur les rosés')
    assert.include(mail.text, 'Les cuvées d’août arrivent à Noël.')
    assert.include(mail.html, 'Les cuvées d’août arrivent à Noël.')
    assert.match(raw, /^Message-ID: <\S+@\S+>/m)
    assert.match(raw, /^Date: /m)
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? ''
    assert.equal(header('list-unsubscribe-post'), 'List-Unsubscribe=One-Click')
    const [, address = ''] = /^<(https?:\/\/[^<>\s]+)>$/.exec(header('list-unsubscribe')) ?? []
    const answer = await new Visitor().send('POST', new URL(address).pathname)
    assert.equal(answer.status, 200)
    const found = await store.reader.first<{ state: string }>('select state from marketing_subscribers')
    assert.equal(found?.state, 'unsubscribed')
  })

  test('that is busy, or down, gets the mail later', async ({ assert }) => {
    inbox.refuse('helene@exemple.fr', '450 4.2.0 try again later', { times: 1 })
    await send()
    assert.lengthOf(inbox.taken, 0)
    assert.containsSubset(await jobs(), [{ state: 'waiting', attempts: 1 }])
    const address = app.config.get<string>('mail.smtpUrl')
    await inbox.close()
    await again()
    assert.containsSubset(await jobs(), [{ state: 'waiting', attempts: 2 }])
    assert.match((await jobs())[0]?.error ?? '', /ECONNREFUSED/)
    await inbox.open(Number(new URL(address).port))
    await again()
    assert.containsSubset(await jobs(), [{ state: 'done' }])
    assert.lengthOf(inbox.taken, 1)
    assert.deepEqual(await feedback(), [])
  })

  test('that refuses a recipient for good is not asked again: the bounce is kept', async ({ assert }) => {
    inbox.refuse('helene@exemple.fr', '550 5.1.1 no such user')
    await send()
    await again()
    assert.deepEqual(inbox.tried, ['helene@exemple.fr'])
    assert.containsSubset(await jobs(), [{ state: 'done' }])
    assert.deepEqual(await feedback(), [
      { kind: 'hard_bounce', email: 'helene@exemple.fr', detail: '550 5.1.1 no such user' },
    ])
    assert.deepEqual(await suppressed(), [{ email: 'helene@exemple.fr', reason: 'hard_bounce' }])
    const sent = await store.reader.first<{ mails: number }>('select count(*) as mails from core_mails')
    assert.equal(Number(sent?.mails), 0)
    // A mail that is owed is still tried: the address may have been repaired.
    await send()
    assert.lengthOf(inbox.tried, 2)
  })

  test('that has no room refuses softly: the fifth mail in a row ends it', async ({ assert }) => {
    inbox.refuse('helene@exemple.fr', '552 5.2.2 mailbox full')
    for (let time = 1; time <= 4; time += 1) await send()
    assert.deepEqual(await suppressed(), [])
    await send()
    assert.deepEqual(await suppressed(), [{ email: 'helene@exemple.fr', reason: 'soft_bounce' }])
  })

  test('that refuses the text does so once; one that refuses the shop is asked again', async ({ assert }) => {
    inbox.refuse('helene@exemple.fr', '554 5.7.1 looks like spam', { at: 'DATA' })
    await send()
    inbox.refuse('paul@exemple.fr', '554 5.7.1 relay access denied')
    await send({ to: 'paul@exemple.fr' })
    assert.containsSubset(await jobs(), [{ state: 'done' }, { state: 'waiting', attempts: 1 }])
    assert.deepEqual(
      (await feedback()).map(({ kind, email }) => [kind, email]),
      [['soft_bounce', 'helene@exemple.fr']]
    )
  })
})
