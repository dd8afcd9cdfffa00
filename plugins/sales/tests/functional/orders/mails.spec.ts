import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Settings } from '#core/settings/settings'
import { anOrder, chooseAll, freshShop, placedOf, sellWine, setSetting, signedInShopper } from '#plugins/sales/testing'
import { newStaffVisit } from '#plugins/users/testing'
import { runEvents } from '#core/testing/run_events'
import { runJobs } from '#core/testing/run_jobs'
import { systemOrigin } from '#core/audit/origin'
import { watchMails } from '#core/testing/watch_mails'
import type { StoredMail } from '#core/mail/stored_mails'
import type { Locale } from '#core/i18n/locales'
import type { Store } from '#core/database/store'
import type { Visitor } from '#core/testing/visitor'

const SOURCES = '/api/admin/catalogue/inventory-sources'

test.group('Mails about an order', (group) => {
  let store: Store
  let staff: Visitor
  let sent: () => Promise<StoredMail[]>
  group.each.setup(async () => {
    store = await freshShop()
    staff = await newStaffVisit()
    sent = await watchMails()
    await sellWine('A', 1250, 24)
  })

  const mailsOf = async (subject: RegExp) => {
    await runEvents()
    await runJobs()
    return (await sent()).filter((mail) => subject.test(mail.subject))
  }
  const ship = async (source: string, notify: boolean) => {
    const row = await store.reader.first<{ id: number; line: number }>(
      'select order_id as id, max(id) as line from sales_order_lines group by order_id order by order_id desc limit 1'
    )
    const parcel = { source, notify, carrier: 'Chronopost', lines: [{ lineId: Number(row?.line), quantity: 1 }] }
    const answer = await staff.send('POST', `/api/admin/sales/orders/${Number(row?.id)}/shipments`, parcel)
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  }
  const setIn = async (locale: Locale, key: string, value: string) => {
    const settings = await app.container.make(Settings)
    const origin = systemOrigin('command', 'test')
    await store.transaction((trx) => settings.set(trx, key, value, { locale }, origin))
  }
  const placeIn = async (locale: Locale, email: string) => {
    const visitor = await signedInShopper(email)
    await visitor.fill({ A: 1 })
    await chooseAll()
    const body = { acceptsTerms: true, isOfAge: true, total: await visitor.seeTotal() }
    return placedOf(await visitor.send('POST', `/api/sales/orders?locale=${locale}`, body))
  }

  test('tell the contact of the source that a parcel leaves, and the shop, whoever else is told', async ({
    assert,
  }) => {
    await setSetting('sales.orders.staff_email', 'caviste@exemple.fr')
    const place = { code: 'cave', name: 'Cave', priority: 5, contactEmail: 'cave@exemple.fr' }
    assert.equal((await staff.send('POST', SOURCES, place)).status, 201)
    const { order } = await anOrder({ A: 3 })
    await ship('main', false)
    const quiet = await mailsOf(/^Colis|en route$/)
    assert.deepEqual(
      quiet.map(({ to }) => to),
      ['caviste@exemple.fr']
    )
    assert.include(quiet[0]?.text, `de la commande ${order.number}`)
    await store.lucid.rawQuery(
      "update catalogue_inventory_sources set contact_email = 'quai@exemple.fr' where code = 'main'"
    )
    await ship('main', true)
    const told = (await mailsOf(/^Colis|en route$/)).filter((mail) => !quiet.some(({ id }) => id === mail.id))
    assert.deepEqual(told.map(({ to }) => to).sort(), ['caviste@exemple.fr', 'cliente@exemple.fr', 'quai@exemple.fr'])
    const mail = told.find(({ to }) => to === 'quai@exemple.fr')
    assert.match(mail?.subject ?? '', /^Colis BL\d{4}-000002 de la commande CMD-/)
    assert.match(mail?.text ?? '', /1 × Vin A[\s\S]*Chronopost[\s\S]*12 rue de la Roquette/)
    assert.notInclude(told.find(({ to }) => to === 'cliente@exemple.fr')?.text ?? '', '/admin/')
  })

  test('tell of a parcel once where the contact is who reads for the shop, and nobody where the shop does not want it', async ({
    assert,
  }) => {
    await setSetting('sales.orders.staff_email', 'caviste@exemple.fr')
    const contact = (email: string) =>
      store.lucid.rawQuery('update catalogue_inventory_sources set contact_email = ?', [email])
    await contact('caviste@exemple.fr')
    await anOrder({ A: 3 })
    await ship('main', false)
    assert.lengthOf(await mailsOf(/^Colis/), 1)
    await setSetting('sales.shipments.tell_staff', false)
    await ship('main', false)
    assert.lengthOf(await mailsOf(/^Colis/), 2, 'the contact is told all the same')
    await contact('')
    await ship('main', false)
    assert.lengthOf(await mailsOf(/^Colis/), 2)
  })

  test('keep the terms of the sale and the right to withdraw, with its form, in the language of the order', async ({
    assert,
  }) => {
    await setSetting('configuration.general.legal_company', 'Caves du Test')
    await setSetting('configuration.general.legal_address', '1 rue du Puits\n75011 Paris')
    await setSetting('configuration.general.mediator_name', 'Médiation du Test')
    const french = await placeIn('fr_FR', 'cliente@exemple.fr')
    const english = await placeIn('en_GB', 'client@exemple.fr')
    const mails = await mailsOf(/order|commande/i)
    const textOf = (number: string) =>
      mails.find(({ subject, to }) => subject.includes(number) && to.startsWith('client'))?.text ?? ''
    const text = textOf(french.number)
    assert.include(text, 'Conditions de vente\nVendeur\u202f: Caves du Test, 1 rue du Puits, 75011 Paris')
    assert.include(text, 'Médiation du Test')
    assert.match(text, /Droit de rétractation\n\nSi vous achetez en tant que consommateur.*quatorze jours/)
    assert.include(text, 'Formulaire de rétractation\n')
    const other = textOf(english.number)
    assert.match(other, /Terms of sale\nSeller: Caves du Test[\s\S]*Right of withdrawal\n\nIf you buy as a consumer/)
    assert.include(other, 'Withdrawal form\n(Complete and return this form only')
    assert.notInclude(mails.find(({ subject }) => subject.startsWith('Nouvelle'))?.text ?? '', 'rétractation')
  })

  test('say the shop’s own terms where it has some, as text', async ({ assert }) => {
    await setIn('fr_FR', 'sales.terms.sale', 'Article 1. <b>Objet</b> {x}')
    await setIn('fr_FR', 'sales.terms.withdrawal', 'Trente jours au lieu de quatorze.')
    const { number } = await placeIn('fr_FR', 'cliente@exemple.fr')
    const [mail] = (await mailsOf(new RegExp(number))).filter(({ to }) => to === 'cliente@exemple.fr')
    assert.include(mail?.text, 'Conditions de vente\nArticle 1. <b>Objet</b> {x}\n')
    assert.include(mail?.html, '&lt;b&gt;Objet&lt;/b&gt;')
    assert.include(
      mail?.text,
      'Droit de rétractation\n\nTrente jours au lieu de quatorze.\n\nFormulaire de rétractation'
    )
    assert.notInclude(mail?.text, 'Vendeur')
  })
})
