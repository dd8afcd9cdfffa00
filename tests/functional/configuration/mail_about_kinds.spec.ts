import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { aRequest, opened, sent } from '#plugins/sales/tests/functional/quotes/quote_visits'
import { ChangeTicket } from '#plugins/tickets/tickets/actions/change_ticket'
import { Configurator } from './staff.js'
import { CreateTicket } from '#plugins/tickets/tickets/actions/create_ticket'
import { createStaff, grantToEditors, signedInStaff } from '#plugins/users/testing'
import { ReturnShop } from '#plugins/rma/testing'
import { seedTicketWords, ticketWords } from '#plugins/tickets/testing'
import { systemOrigin } from '#core/audit/origin'
import type { Writer } from '#core/resources/writer'

const WRITER: Writer = {
  origin: systemOrigin('command', 'test'),
  locale: 'fr_FR',
  may: () => true,
  held: 'all',
}

/** Numbers of the records that mails are about, by the plugin's part of their name. */
interface Made {
  quote: string
  request: string
  return: string
  ticket: string
  quietTicket: string
}

/** Mails by name: what each is about, what of the real one stands in it, and one that it cannot be about. */
const MAILS: Record<string, { about: keyof Made; tells: RegExp; not?: keyof Made }> = {
  'sales.quote_requested': { about: 'request', tells: /3 × Vin A/ },
  'sales.quote_requested_staff': { about: 'request', tells: /3 × Vin A/ },
  'sales.quote_sent': { about: 'quote', tells: /2 × Vin A/, not: 'request' },
  'sales.quote_reminder': { about: 'quote', tells: /2 × Vin A/, not: 'request' },
  'sales.quote_accepted': { about: 'quote', tells: /2 × Vin A/ },
  'sales.quote_canceled': { about: 'quote', tells: /NUMBER/ },
  'sales.quote_refused': { about: 'request', tells: /NUMBER/ },
  'sales.quote_commented': { about: 'quote', tells: /NUMBER/ },
  'sales.quote_declined_staff': { about: 'quote', tells: /NUMBER/ },
  'rma.opened': { about: 'return', tells: /1 × Vin A/ },
  'rma.opened_staff': { about: 'return', tells: /1 × Vin A/ },
  'rma.moved': { about: 'return', tells: /NUMBER/ },
  'rma.moved_staff': { about: 'return', tells: /NUMBER/ },
  'rma.approved': { about: 'return', tells: /1 × Vin A/ },
  'rma.messaged': { about: 'return', tells: /NUMBER/ },
  'rma.messaged_staff': { about: 'return', tells: /NUMBER/ },
  'tickets.staff_created': { about: 'ticket', tells: /Elle coule/ },
  'tickets.staff_changed': { about: 'ticket', tells: /Entre nous/, not: 'quietTicket' },
  'tickets.customer_created': { about: 'ticket', tells: /NUMBER/ },
  'tickets.customer_changed': { about: 'ticket', tells: /Nous la remplaçons/, not: 'quietTicket' },
}

const NAMES: Record<keyof Made, string> = {
  quote: 'Numéro d’un devis',
  request: 'Numéro d’un devis',
  return: 'Numéro d’un retour',
  ticket: 'Numéro d’un ticket',
  quietTicket: 'Numéro d’un ticket',
}

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

test.group('Mails that staff see with a real quote, return or ticket', (group) => {
  let made: Made
  let staff: Configurator
  let editor: Configurator

  group.setup(async () => {
    const shop = await ReturnShop.open()
    staff = new Configurator(shop.staff)
    await shop.deliver(2)
    const { number: returned } = await shop.opened(1)
    const { number: quote } = await aRequest({ A: 2 }, shop.customer)
    await sent(shop.staff, (await opened(shop.staff, quote)).id)
    const { number: request } = await aRequest({ A: 3 }, shop.customer)
    await seedTicketWords()
    const words = await ticketWords()
    const row = await shop.store.reader.first<{ id: number }>('select max(id) as id from users_customers')
    const ticket = async () =>
      (await app.container.make(CreateTicket)).execute(
        {
          values: {
            subject: 'Bouteille cassée',
            description: 'Elle coule.',
            trackerId: words.Assistance,
            customerId: Number(row?.id),
          },
          channel: 'default',
          locale: 'fr_FR',
        },
        WRITER
      )
    const [id, quietTicket] = [await ticket(), await ticket()]
    const change = await app.container.make(ChangeTicket)
    const note = { id, version: null, values: {} }
    await change.execute({ ...note, notes: 'Nous la remplaçons.', isPrivate: false }, WRITER)
    await change.execute({ ...note, notes: 'Entre nous.', isPrivate: true }, WRITER)
    made = { quote, request, return: returned, ticket: String(id), quietTicket: String(quietTicket) }
    await createStaff({ email: 'textes@exemple.fr', name: 'Textes', role: 'editor' })
    await grantToEditors(['configuration.emails.view', 'configuration.emails.update'])
    editor = new Configurator(await signedInStaff('textes@exemple.fr'))
  })

  for (const [name, { about, tells, not }] of Object.entries(MAILS)) {
    test(`${name}`, async ({ assert }) => {
      const { data } = await staff.send('GET', `mails/${name}/fr_FR`)
      assert.equal((data.about as { label: string } | null)?.label, NAMES[about])
      const variables = data.variables as { name: string }[]
      const asked = {
        name,
        language: 'fr_FR',
        subject: 'Objet',
        body: { type: 'doc', content: variables.map((one) => paragraph(`{{${one.name}}}`)) },
      }
      const see = (number: string) => staff.send('POST', 'mail-previews', { ...asked, aboutNumber: number })
      const { status, data: shown } = await see(made[about])
      assert.equal(status, 200)
      const text = String(shown.text)
      const wanted = tells.source === 'NUMBER' ? new RegExp(made[about]) : tells
      assert.match(text, wanted)
      assert.notInclude(text, 'key=')
      if (name.startsWith('tickets.customer')) assert.notInclude(text, 'Entre nous')
      const unknown = 'E_CONFIGURATION_MAIL_ABOUT aboutNumber'
      for (const other of ['0', 'nichts', ...(not ? [made[not]] : [])]) {
        assert.equal(await staff.refused('POST', 'mail-previews', { ...asked, aboutNumber: other }), unknown)
      }
      assert.isNull((await editor.send('GET', `mails/${name}/fr_FR`)).data.about)
      const refused = await editor.refused('POST', 'mail-previews', { ...asked, aboutNumber: made[about] })
      assert.equal(refused, 'E_FORBIDDEN')
    })
  }
})
