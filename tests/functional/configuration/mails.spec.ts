import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { audited, Configurator } from './staff.js'
import { DeliverMail } from '#core/mail/deliver_mail'
import { exampleValues } from '#core/mail/mail_examples'
import { MailList } from '#core/mail/mail_list'
import { MailTexts } from '#core/mail/mail_texts'
import { runJobs } from '#core/testing/run_jobs'
import { Store } from '#core/database/store'
import { watchMails } from '#core/testing/watch_mails'
import type { RichNode } from '#core/rich_text/document'

const NAME = 'users.password_reset'
const PLACE = `mails/${NAME}/fr_FR`

const said = (text: string, marks?: unknown[]) => ({ type: 'text', text, ...(marks ? { marks } : {}) })
const bodyOf = (...lines: unknown[]) => ({
  type: 'doc',
  content: lines.map((line) => ({ type: 'paragraph', content: [typeof line === 'string' ? said(line) : line] })),
})

const TEXT = { subject: 'À vous, {{name}}', body: bodyOf('Bonjour {{name}}, cliquez :', '{{address|Choisir}}') }

let staff: Configurator

/** What the mail says when it is sent. */
async function sent() {
  const mails = await watchMails()
  const template = await app.container.make(MailList).then((list) => list.find(NAME))
  const values = Object.assign(exampleValues(template, 'fr_FR'), { name: '<i>Léa</i> {{address}}' })
  const deliver = await app.container.make(DeliverMail)
  await deliver.execute({ to: 'lea@exemple.fr', template: NAME, values, locale: 'fr_FR', channel: null })
  const [mail] = await mails()
  return { subject: mail?.subject, text: String(mail?.text), html: String(mail?.html) }
}

test.group('Texts of mails that staff write', (group) => {
  group.each.setup(async () => {
    staff = await Configurator.begin()
  })

  test('are listed with what each mail says, when it leaves and its state', async ({ assert }) => {
    const { data, meta } = await staff.send('GET', 'mails')
    assert.isAbove(Number(meta?.total), 40)
    const mails = data as unknown as { name: string; subject: string; languages: unknown[]; owner: string }[]
    const found = mails.find(({ name }) => name === NAME)
    assert.containsSubset(found, { subject: 'Choisissez un nouveau mot de passe' })
    assert.deepEqual(found?.languages[0], { language: 'fr_FR', state: 'built_in' })
    const { data: mail } = await staff.send('GET', PLACE)
    assert.containsSubset(mail, { version: 0, state: 'built_in', versions: [] })
    assert.deepInclude(mail.variables as unknown[], {
      name: 'minutes',
      label: 'Minutes pendant lesquelles le lien sert',
      kind: 'figure',
      isNeeded: false,
      example: '60',
    })
  })

  test('are sent from then on in their language, with escaped values, and go back to any version', async ({
    assert,
  }) => {
    const first = await staff.send('PUT', PLACE, { ...TEXT, version: 0 })
    assert.equal(first.status, 200)
    const own = await sent()
    assert.equal(own.subject, 'À vous, <i>Léa</i> {{address}}')
    assert.include(own.html, 'Bonjour &lt;i&gt;Léa&lt;/i&gt; {{address}}, cliquez')
    assert.match(own.html, /class="m-button"[^>]*><a href="http[^"]+forgot-password"[^>]*>Choisir<\/a>/)
    assert.match(own.text, /Choisir\nhttp\S+forgot-password/)
    const { version } = first.data
    assert.equal((await staff.send('DELETE', PLACE, { version })).status, 204)
    assert.equal((await sent()).subject, 'Choisissez un nouveau mot de passe')
    const { data } = await staff.send('GET', PLACE)
    const versions = data.versions as { isBuiltIn: boolean; written: { subject: string } }[]
    assert.deepEqual(
      versions.map(({ isBuiltIn, written }) => [isBuiltIn, written.subject]),
      [
        [true, 'Choisissez un nouveau mot de passe'],
        [false, TEXT.subject],
      ]
    )
    assert.deepEqual(await audited('configuration.mails'), [`updated ${NAME}:fr_FR`, `updated ${NAME}:fr_FR`])
  })

  test('are refused with the field, and nothing is lost, where they could not be sent', async ({ assert }) => {
    const link = (href: string) => said('ici', [{ type: 'link', attrs: { href } }])
    const needed = '{{address}}'
    const wrong: [string, unknown, string, string][] = [
      ['Objet', bodyOf('{{total}}', needed), 'E_MAIL_VARIABLE_UNKNOWN', 'body'],
      ['Objet', bodyOf('{{constructor}}', needed), 'E_MAIL_VARIABLE_UNKNOWN', 'body'],
      ['{{__proto__}}', bodyOf(needed), 'E_MAIL_VARIABLE_UNKNOWN', 'subject'],
      ['{{address}}', bodyOf(needed), 'E_MAIL_VARIABLE_PLACE', 'subject'],
      ['Objet', bodyOf('{{name', needed), 'E_MAIL_VARIABLE_BROKEN', 'body'],
      ['Objet', bodyOf('Sans le lien'), 'E_MAIL_VARIABLE_NEEDED', 'body'],
      ['Objet', bodyOf(link('javascript:alert(1)'), needed), 'E_MAIL_LINK', 'body'],
      ['Objet', bodyOf(link('//evil.example'), needed), 'E_MAIL_LINK', 'body'],
      ['  ', bodyOf(needed), 'E_VALIDATION_REQUIRED', 'subject'],
      ['Objet', bodyOf(' '), 'E_MAIL_EMPTY', 'body'],
      ['Objet', 'du texte', 'E_RICH_TEXT_UNREADABLE', 'body'],
    ]
    for (const [subject, body, code, field] of wrong) {
      assert.equal(await staff.refused('PUT', PLACE, { subject, body, version: 0 }), `${code} ${field}`)
      assert.equal(
        await staff.refused('POST', 'mail-tests', { subject, body, name: NAME, language: 'fr_FR' }),
        `${code} ${field}`
      )
    }
    assert.equal(await staff.refused('PUT', PLACE, { ...TEXT, version: 9 }), 'E_STALE')
    for (const gone of ['mails/users.nothing/fr_FR', `mails/${NAME}/de_DE`]) {
      assert.equal((await staff.send('GET', gone)).status, 404)
    }
    assert.deepEqual(await audited('configuration.mails'), [])
  })

  test('are seen, and sent to who writes them, before they are saved', async ({ assert }) => {
    const mails = await watchMails()
    const tried = Object.assign({ name: NAME, language: 'fr_FR' }, TEXT)
    const { data } = await staff.send('POST', 'mail-previews', tried)
    assert.equal((data as unknown as { subject: string }).subject, 'À vous, Claire Martin')
    const { data: told } = await staff.send('POST', 'mail-tests', tried)
    await runJobs()
    const [mail] = await mails()
    assert.equal(mail?.to, String((told as unknown as { email: string }).email))
    assert.equal(mail?.subject, 'À vous, Claire Martin')
    assert.equal((await sent()).subject, 'Choisissez un nouveau mot de passe')
  })

  test('that a mail cannot fill in any more do not stop it: the built-in text leaves, and staff see it', async ({
    assert,
  }) => {
    const store = await app.container.make(Store)
    const texts = await app.container.make(MailTexts)
    const content = bodyOf('{{gone}} {{address}}').content as RichNode[]
    const written = { subject: 'Ancien texte', body: { type: 'doc' as const, content } }
    await store.transaction((trx) => texts.add(trx, { template: NAME, locale: 'fr_FR' }, written, 'Chef'))
    assert.equal((await sent()).subject, 'Choisissez un nouveau mot de passe')
    const { data } = await staff.send('GET', PLACE)
    assert.equal(data.state, 'failing')
    assert.isNotNull(data.failedAt)
  })
})
