import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import mailFeedback from '#cli/commands/mail_feedback'
import { Mailer } from '#core/mail/mailer'
import { called } from '#tests/functional/cli/called'
import { bounceMail, complaintMail } from '#tests/fixtures/feedback_mails'
import { freshShop, setSetting } from '#plugins/sales/testing'
import { runJobs } from '#core/testing/run_jobs'
import type { Store } from '#core/database/store'

const TOKEN = 'un-jeton-de-vingt-quatre-signes'
const ID = '0f8f9cd7-6c0a-4a3e-9f3e-0f8b1c7d2a11'

test.group('A mail that comes back', (group) => {
  let store: Store

  group.each.setup(async () => {
    store = await freshShop()
    const mailer = await app.container.make(Mailer)
    const values = { name: 'Hélène', address: 'https://boutique.example/x', minutes: 60 }
    const mail = {
      to: 'helene@exemple.fr',
      template: 'users.password_reset',
      values,
      locale: 'fr_FR',
      channel: 'default',
    } as const
    await store.transaction((trx) => mailer.send(trx, { id: ID, ...mail }))
    await runJobs()
  })

  const suppressed = async () => {
    const rows = await store.reader.all<{ email: string; reason: string }>(
      'select email, reason from marketing_suppressions'
    )
    return rows.map(({ email, reason }) => `${email} ${reason}`)
  }

  test('to the mailbox of tickets makes no ticket, and counts', async ({ assert }) => {
    await setSetting('tickets.mail.webhook_token', TOKEN)
    await setSetting('tickets.mail.address', 'aide@cave.example')
    const { HOST, PORT } = process.env
    const answer = await fetch(`http://${HOST}:${PORT}/api/tickets/mails`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}` },
      body: new Uint8Array(bounceMail(ID)),
    })
    assert.containsSubset(await answer.json(), { data: { outcome: 'ignored', reason: 'bounce' } })
    assert.deepEqual(await suppressed(), ['helene@exemple.fr hard_bounce'])
  })

  test('is read from a file by the command line', async ({ assert, cleanup }) => {
    const file = join(tmpdir(), `cellier-${process.pid}.eml`)
    cleanup(() => rm(file, { force: true }))
    const run = async (raw: Buffer) => {
      await writeFile(file, raw)
      return called(mailFeedback, { arguments: [file] })
    }
    assert.deepEqual(await run(complaintMail(ID)), {
      status: 0,
      out: ['helene@exemple.fr a signalé un email comme indésirable.'],
      err: [],
    })
    assert.deepEqual(await suppressed(), ['helene@exemple.fr complaint'])
    const { status, err } = await run(bounceMail('another'))
    assert.deepEqual([status, err], [2, ['Cet email ne dit rien d’un email de la boutique.']])
  })
})
