import fc from 'fast-check'
import { test } from '@japa/runner'
import { freePort } from '#core/boot/free_port'
import { MortalShop } from '#plugins/sales/testing'
import { ADMIN, dataOf, ReturnShop } from '#plugins/rma/tests/fixtures/return_shop'
import { returnStates, RETURN_STATES, type ReturnFacts, type ReturnMove } from '#plugins/rma/returns/return_states'
import type { StaffReturnAnswer } from '#plugins/rma/returns/return_answer'

/** A step of somebody: a new return of so many bottles, or a move of one of those that there are. */
type Step = { ask: number } | { move: ReturnMove; at: number; pieces: number; restocks: boolean }

const MOVES = ['take', 'approve', 'receive', 'refund', 'replace', 'solve', 'refuse', 'close', 'reopen'] as const

const steps = fc.array(
  fc.oneof(
    { weight: 1, arbitrary: fc.record({ ask: fc.integer({ min: 1, max: 6 }) }) },
    {
      weight: 5,
      arbitrary: fc.record({
        move: fc.constantFrom(...MOVES),
        at: fc.nat({ max: 2 }),
        pieces: fc.integer({ min: 1, max: 3 }),
        restocks: fc.boolean(),
      }),
    }
  ),
  { minLength: 8, maxLength: 22 }
)

test.group('Returns, whatever happens to them', (group) => {
  let shop: ReturnShop
  group.each.setup(async () => {
    shop = await ReturnShop.open()
  })

  /** Does a step as well as it goes: what is refused changes nothing. */
  const make = async (step: Step, made: number[]) => {
    if ('ask' in step) {
      const { status, body } = await shop.ask(step.ask)
      if (status === 201) made.push((body as { data: { id: number } }).data.id)
      return
    }
    const id = made[step.at]
    if (id === undefined) return
    const { version, lines } = await shop.shown(id)
    if (step.move === 'close') {
      await shop.customer.send('POST', `/api/rma/returns/${id}/moves`, { move: 'close', version })
      return
    }
    const more = {
      text: 'Voilà.',
      source: 'main',
      received: lines.map((line) => ({ lineId: line.id, quantity: Math.min(step.pieces, line.quantity) })),
      restock: step.restocks ? lines.map((line) => line.id) : [],
    }
    await shop.staff.send('POST', `${ADMIN}/${id}/moves`, Object.assign({ move: step.move, version }, more))
  }

  test('give nothing back, nor put anything on the shelf, twice', async ({ assert }) => {
    const run = async (sequence: Step[]) => {
      await shop.store.lucid.rawQuery('delete from rma_returns')
      await shop.deliver(6)
      const made: number[] = []
      const [before = 0] = await shop.one('select on_hand from catalogue_stock_levels')
      const [movements = 0] = await shop.one('select coalesce(max(id), 0) as n from catalogue_stock_movements')
      for (const step of sequence) await make(step, made)
      const order = `select id from sales_orders where number = '${shop.number}'`
      const [refunded, shipped, quantity] = (await shop.one(
        `select refunded, shipped, quantity from sales_order_lines where order_id in (${order})`
      )) as [number, number, number]
      assert.isAtMost(refunded, quantity)
      assert.equal(shipped, quantity)
      const [paid = 0, back = 0] = await shop.one(
        `select (select paid_amount from sales_orders where number = '${shop.number}') as paid,
          (select coalesce(sum(total_amount), 0) from sales_refunds where order_id in (${order})) as back`
      )
      assert.isAtMost(back, paid)
      const sums =
        await shop.one(`select coalesce(sum(case when e.kind = 'refund' then e.quantity else 0 end), 0) as given,
        coalesce(sum(e.quantity), 0) as settled, coalesce(sum(e.restocked), 0) as restocked,
        coalesce(sum(case when e.kind = 'replace' then e.quantity else 0 end), 0) as sent from rma_effects e`)
      const [given = 0, settled = 0, restocked = 0, sent = 0] = sums
      assert.equal(given, refunded)
      assert.isAtMost(settled, quantity)
      assert.isAtMost(restocked, settled)
      assert.deepEqual(await shop.one('select coalesce(sum(settled), 0) as n from rma_return_lines'), [settled])
      const over = 'select count(*) as n from rma_return_lines where settled > quantity or received > quantity'
      assert.deepEqual(await shop.one(over), [0])
      const [after = 0] = await shop.one('select on_hand from catalogue_stock_levels')
      assert.equal(after, before + restocked - sent)
      const ledger = `select coalesce(sum(quantity), 0) as n from catalogue_stock_movements where id > ${movements}`
      assert.deepEqual(await shop.one(ledger), [after - before])
      // The next order of the run has stock enough.
      await shop.store.lucid.rawQuery('update catalogue_stock_levels set on_hand = 24, reserved = 0')
    }
    await fc.assert(fc.asyncProperty(steps, run), { numRuns: 8, endOnFailure: true })
  }).timeout(120_000)

  test('of two members of staff who move one at once, one does, and the other is told', async ({ assert }) => {
    await shop.deliver(6)
    const { id } = await shop.opened(2)
    await shop.moved(id, 'take')
    const { version } = await shop.shown(id)
    const refund = () => shop.staff.send('POST', `${ADMIN}/${id}/moves`, { move: 'refund', version })
    const refuse = () => shop.staff.send('POST', `${ADMIN}/${id}/moves`, { move: 'refuse', version, text: 'Trop tard' })
    const answers = await Promise.all([refund(), refuse(), refund()])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409])
    const codes = answers
      .filter(({ status }) => status === 409)
      .map(({ body }) => body as { errors: { code: string }[] })
    for (const { errors } of codes) assert.equal(errors[0]?.code, 'E_RMA_RETURN_CHANGED')
    const [count] = await shop.one('select count(*) as n from sales_refunds')
    assert.equal(count, (await shop.shown(id)).state === 'refunded' ? 1 : 0)
  })

  test('asked for side by side name no more pieces than were bought', async ({ assert }) => {
    await shop.deliver(6)
    const answers = await Promise.all([shop.ask(4), shop.ask(4), shop.ask(4)])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 422, 422])
  })

  test('when the process is killed between the state and its effect, are refunded once', async ({ assert }) => {
    const mortal = new MortalShop(await freePort(Number(process.env.PORT) + 1))
    try {
      await shop.deliver(6)
      const { id } = await shop.opened(2)
      await shop.moved(id, 'take')
      const { version } = await shop.shown(id)
      const refund = () => shop.staff.send('POST', `${ADMIN}/${id}/moves`, { move: 'refund', version })
      const facts = () =>
        shop.one(`select (select count(*) from sales_refunds) as notes, (select count(*) from rma_effects) as effects,
          (select refunded from sales_order_lines) as refunded`)
      for (const at of ['insert into sales_refunds', 'update rma_return_lines', '^commit']) {
        await mortal.dieIn({ at, time: 1 }, shop.staff, refund)
        assert.deepEqual(await facts(), [0, 0, 0], at)
        assert.equal((await shop.shown(id)).state, 'processing', at)
      }
      await mortal.dieIn({ at: '^answer$', time: 1 }, shop.staff, refund)
      assert.deepEqual(await facts(), [1, 1, 2])
      assert.equal((await refund()).status, 409)
      assert.deepEqual(await facts(), [1, 1, 2])
      assert.equal(dataOf<StaffReturnAnswer>(await shop.staff.send('GET', `${ADMIN}/${id}`)).state, 'refunded')
    } finally {
      await mortal.close()
    }
  }).timeout(120_000)
})

test.group('The moves of a return', () => {
  const everything: ReturnFacts = { unsettled: 1, cancellable: 1, areFree: true, mayReopen: true, isWithdrawal: false }

  test('lead where the table says, for whom it says', ({ assert }) => {
    const open = (by: 'customer' | 'staff' | 'system', facts = everything) =>
      Object.fromEntries(RETURN_STATES.map((state) => [state, returnStates.allowed(state, { by, facts })]))
    assert.deepEqual(open('customer'), {
      'new_request': ['close'],
      'processing': ['close'],
      'awaiting_return': ['close'],
      'returned': [],
      'refunded': [],
      'new_parcel_sent': [],
      'refused': ['reopen'],
      'solved': [],
      'customer-closed': ['reopen'],
    })
    assert.deepEqual(open('staff'), {
      'new_request': ['take', 'approve', 'refuse'],
      'processing': ['approve', 'refund', 'replace', 'cancel', 'solve', 'refuse'],
      'awaiting_return': ['receive', 'refuse'],
      'returned': ['refund', 'replace', 'refuse'],
      'refunded': ['solve'],
      'new_parcel_sent': ['solve'],
      'refused': ['reopen'],
      'solved': ['reopen'],
      'customer-closed': ['reopen'],
    })
    assert.deepEqual(open('system'), {
      'new_request': [],
      'processing': [],
      'awaiting_return': ['refuse'],
      'returned': [],
      'refunded': ['solve'],
      'new_parcel_sent': ['solve'],
      'refused': [],
      'solved': [],
      'customer-closed': [],
    })
    const nothing: ReturnFacts = { unsettled: 0, cancellable: 0, areFree: false, mayReopen: false, isWithdrawal: false }
    assert.deepEqual(open('staff', nothing).processing, ['approve', 'solve', 'refuse'])
    assert.deepEqual(open('customer', nothing).refused, [])
    assert.deepEqual(open('staff', nothing).refused, [])
    const withdrawal: ReturnFacts = { ...everything, isWithdrawal: true }
    for (const by of ['staff', 'system'] as const) {
      assert.notInclude(Object.values(open(by, withdrawal)).flat(), 'refuse', 'nobody refuses a withdrawal')
    }
  })
})
