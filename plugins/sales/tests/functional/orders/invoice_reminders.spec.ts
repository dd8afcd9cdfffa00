import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { FrozenClock } from '#core/time/frozen_clock'
import { Outbox } from '#core/events/outbox'
import { RemindInvoice } from '#plugins/sales/invoices/actions/remind_invoice'
import { RemindInvoices } from '#plugins/sales/invoices/actions/remind_invoices'
import { Settings } from '#core/settings/settings'
import { anOrder, freshShop, refusalOf, saidOf, sellWine, setSetting, signedInShopper } from '#plugins/sales/testing'
import { dataOf } from '#plugins/sales/tests/functional/payments/money_office'
import { newStaffVisit } from '#plugins/users/testing'
import { runEvents } from '#core/testing/run_events'
import { runJobs } from '#core/testing/run_jobs'
import { watchMails } from '#core/testing/watch_mails'
import type { Answer, Visitor } from '#core/testing/visitor'
import type { InvoiceAnswer } from '#plugins/sales/invoices/invoice_answer'
import type { StaffOrderAnswer } from '#plugins/sales/orders/staff_order_answer'
import type { ShopVisitor } from '#plugins/sales/testing'
import type { Store } from '#core/database/store'

const API = '/api/admin/sales'

test.group('Reminders of unpaid invoices', (group) => {
  let store: Store
  let staff: Visitor
  let clock: FrozenClock
  let shopper: ShopVisitor
  group.each.setup(async () => {
    store = await freshShop()
    staff = await newStaffVisit()
    clock = new FrozenClock((await app.container.make(Clock)).iso())
    shopper = await signedInShopper()
    await sellWine('A', 1000, 24)
  })

  const open = async (id: number) => dataOf<StaffOrderAnswer>(await staff.send('GET', `${API}/orders/${id}`))
  /** An order of so many bottles, and its invoice over `billed` of them. */
  const anInvoice = async (pieces = 2, billed = pieces) => {
    const { number } = (await anOrder({ A: pieces }, shopper)).order
    const row = await store.reader.first<{ id: number }>('select id from sales_orders where number = ?', [number])
    // What is paid on delivery names no day on which it is due.
    await store.lucid.rawQuery("update sales_orders set payment_code = 'payment_offline.cheque'")
    const order = await open(Number(row?.id))
    const lines = [{ lineId: order.lines[0]?.id, quantity: billed }]
    return dataOf<InvoiceAnswer>(
      await staff.send('POST', `${API}/orders/${order.id}/invoices`, { lines, notify: false })
    )
  }
  const shown = async (id: number) => dataOf<InvoiceAnswer>(await staff.send('GET', `${API}/invoices/${id}`))
  const remind = (id: number, seen: number, who = staff) =>
    who.send('POST', `${API}/invoices/${id}/reminders`, { seen }, { 'accept-language': 'fr-FR' })
  const pay = (id: number, amount: number) =>
    staff.send('POST', `${API}/invoices/${id}/transactions`, { method: 'payment_offline.cheque', amount })
  /** What the job does at the time of the clock. */
  const runJob = async () => {
    const [settings, outbox] = await Promise.all([app.container.make(Settings), app.container.make(Outbox)])
    const channels = await app.container.make(ChannelPort)
    return new RemindInvoices(store, clock, channels, settings, new RemindInvoice(store, clock, outbox)).execute()
  }
  const mailsOf = async (work: () => Promise<unknown>) => {
    const sent = await watchMails()
    await work()
    await runEvents()
    await runJobs()
    return (await sent()).filter(({ subject }) => /^Rappel\s: la facture/.test(subject))
  }

  test('are sent by hand, with what is due and how to pay it', async ({ assert }) => {
    const { id, number } = await anInvoice(3, 1)
    await pay(id, 500)
    const [mail, ...more] = await mailsOf(async () => {
      const answer = dataOf<InvoiceAnswer>(await remind(id, 0))
      assert.lengthOf(answer.reminders, 1)
      assert.equal(answer.reminders[0]?.actor.kind, 'staff')
    })
    assert.deepEqual([more, mail?.to], [[], 'cliente@exemple.fr'])
    assert.match(String(mail?.subject), new RegExp(`^Rappel\\s: la facture ${number} reste à régler$`))
    // 20.00 are billed (a bottle and the delivery) of 40.00 that were ordered, and 5.00 were paid.
    assert.match(String(mail?.text), /il reste 15,00\s€ à payer/)
    assert.match(String(mail?.text), /à échéance du \d+ \S+ 20\d\d,/)
    assert.notMatch(String(mail?.text), /35,00|20,00/)
    const { history } = await open((await shown(id)).order.id)
    const moment = history.find(({ kind }) => kind === 'reminded')
    assert.containsSubset(moment, { isTold: true, details: { number, reminder: '1', amount: '15,00\u00a0€' } })
    const list = await staff.send('GET', `${API}/invoices?filter[reminders]=1..`)
    assert.containsSubset(list.body, { data: [{ reminders: 1 }] })
  })

  test('leave once when two of the staff send one, or one sends it twice', async ({ assert }) => {
    const { id } = await anInvoice()
    const mails = await mailsOf(async () => {
      const answers = await Promise.all([remind(id, 0), remind(id, 0), remind(id, 0)])
      assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409])
      const late = answers.find(({ status }) => status === 409) as Answer
      assert.equal(refusalOf(late), '409 E_SALES_INVOICE_REMINDED')
      assert.match(saidOf(late), /^Une relance de cette facture est partie entre-temps/)
    })
    assert.lengthOf(mails, 1)
    assert.equal((await remind(id, 1)).status, 201)
    for (const seen of [-1, 1.5, 'x', null, true]) assert.equal((await remind(id, seen as number)).status, 422)
    assert.equal(refusalOf(await remind(99_999, 0)), '404 E_SALES_INVOICE_NOT_FOUND')
  })

  test('ask for what is due and no more, and are refused once nothing is', async ({ assert }) => {
    const { id, order, due } = await anInvoice()
    await pay(id, 1500)
    const { lines } = await open(order.id)
    const back = { lines: [{ lineId: lines[0]?.id, quantity: 1, restock: false }], shipping: 0 }
    const wish = { ...back, adjustmentRefund: 0, adjustmentFee: 0, source: 'main', byProvider: false, notify: false }
    const note = await staff.send('POST', `${API}/orders/${order.id}/refunds`, wish)
    assert.equal(note.status, 201, JSON.stringify(note.body))
    assert.deepEqual([due.amount, (await shown(id)).remindable.amount], [3000, 500])
    await pay(id, 500)
    assert.equal((await shown(id)).remindable.amount, 0)
    assert.equal(refusalOf(await remind(id, 0)), '409 E_SALES_INVOICE_PAID')
  })

  test('leave by themselves as often and as far apart as staff say', async ({ assert }) => {
    const { id, dueAt } = await anInvoice()
    const steps: number[] = []
    const after = async (days: number) => {
      clock.advance({ days })
      steps.push(await runJob(), await runJob())
    }
    await setSetting('sales.invoices.reminder_days', 10)
    await after(41)
    assert.deepEqual(steps, [0, 0], 'nothing leaves by itself unless staff want it')
    await setSetting('sales.invoices.reminders', 2)
    await after(0)
    await after(9)
    await after(1)
    await after(11)
    assert.deepEqual(steps.slice(2), [1, 0, 0, 0, 1, 0, 0, 0])
    const { reminders } = await shown(id)
    assert.deepEqual(
      reminders.map(({ actor, at }) => [
        actor.kind,
        Math.floor((Date.parse(at) - Date.parse(String(dueAt))) / 86_400_000),
      ]),
      [
        ['system', 10],
        ['system', 20],
      ]
    )
  })

  test('do not leave for what is not due yet, is paid, or was due long ago', async ({ assert }) => {
    await setSetting('sales.invoices.reminders', 3)
    const [paid, late] = [await anInvoice(), await anInvoice()]
    await pay(paid.id, paid.due.amount)
    clock.advance({ days: 36 })
    assert.equal(await runJob(), 0, 'less than a week late')
    await setSetting('sales.invoices.reminders', 0)
    clock.advance({ days: 32 })
    await setSetting('sales.invoices.reminders', 3)
    assert.equal(await runJob(), 0, 'a month after its first reminder was due')
    assert.equal((await remind(late.id, 0)).status, 201)
    const mails = await mailsOf(async () => {
      await remind(late.id, 1)
      await pay(late.id, late.due.amount)
    })
    assert.deepEqual(mails, [], 'paid before the mail left')
  })
})
