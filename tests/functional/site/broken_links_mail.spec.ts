import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Links } from '#core/links/links'
import { Queue } from '#core/jobs/queue'
import { freshSite } from '#plugins/cms/testing'
import { newStaffVisit } from '#plugins/users/testing'
import { runJobs } from '#core/testing/run_jobs'
import { watchMails } from '#core/testing/watch_mails'
import type { Store } from '#core/database/store'
import type { StoredMail } from '#core/mail/stored_mails'
import type { Visitor } from '#core/testing/visitor'

const PAGES = '/api/admin/cms/contents/pages'
const SETTINGS = '/api/admin/configuration/settings'

test.group('Mails about broken links', (group) => {
  let store: Store
  let staff: Visitor
  let page = 0
  let sent: () => Promise<StoredMail[]>

  group.each.setup(async () => {
    store = await freshSite()
    staff = await newStaffVisit()
    await set({ 'configuration.emails.contact_email': 'boutique@exemple.fr' }, 'default')
    const title = { fr_FR: 'Notre cave', en_GB: 'Our cellar' }
    const made = await staff.send('POST', PAGES, { title })
    page = (made.body as { data: { id: number } }).data.id
    sent = await watchMails()
  })

  const set = async (values: Record<string, unknown>, channel: string | null = null) => {
    const { status, body } = await staff.send('PUT', SETTINGS, { channel, values })
    if (status >= 400) throw new Error(JSON.stringify(body))
  }
  const link = (urls: readonly string[]) =>
    store.transaction(async (trx) => {
      const found = urls.map((url) => ({ locale: 'fr_FR' as const, place: 'body', text: `vers ${url}`, url }))
      await (await app.container.make(Links)).replace(trx, { kind: 'cms.content', id: page }, found)
    })
  /** A check as the schedule asks for it. */
  const check = async () => {
    await (await app.container.make(Queue)).enqueue(null, 'cms.check_links', {})
    await runJobs()
    return sent()
  }

  test('name new broken links with where they stand, each once', async ({ assert }) => {
    await link(['/nulle-part', '/perdu', '/boutique'])
    const [mail, ...more] = await check()
    assert.lengthOf(more, 0)
    assert.equal(mail?.to, 'boutique@exemple.fr')
    assert.equal(mail?.subject, '2 nouveaux liens cassés')
    assert.include(mail?.text, 'Notre cave (Page ou article)\u202f: /nulle-part (Rien à cette adresse)')
    assert.include(mail?.text, '/admin/cms/content-management/broken-links')
    assert.notInclude(mail?.text, '/boutique')
    assert.lengthOf(await check(), 1)
    await link(['/nulle-part', '/perdu', '/envole'])
    const [second] = await check()
    assert.equal(second?.subject, '1 nouveau lien cassé')
    assert.notInclude(second?.text, '/nulle-part')
  })

  test('speak the language of the shop, and name no more than fifty places', async ({ assert }) => {
    await store.transaction(async (trx) => {
      await trx.from('configuration_channels').update({ default_locale: 'en_GB' })
      await store.changes.record(trx, 'configuration.channels', ['*'])
    })
    await link(Array.from({ length: 53 }, (_, at) => `/nowhere-${at}`))
    const [mail] = await check()
    assert.equal(mail?.subject, '53 new broken links')
    assert.include(mail?.text, 'And 3 other places.')
    assert.lengthOf(mail?.text.match(/\/nowhere-/g) ?? [], 50)
  })

  test('go to their own recipient, not at all when that is switched off, nor after a check that staff asked for', async ({
    assert,
  }) => {
    await set({ 'cms.broken_links.is_mailed': false })
    await link(['/nulle-part'])
    assert.lengthOf(await check(), 0)
    await set({ 'cms.broken_links.is_mailed': true, 'cms.broken_links.recipient': 'site@exemple.fr' })
    assert.equal((await staff.send('POST', '/api/admin/cms/link-checks')).status, 202)
    await runJobs()
    assert.lengthOf(await sent(), 0)
    const [mail] = await check()
    assert.equal(mail?.to, 'site@exemple.fr')
  })
})
