import { test } from '@japa/runner'
import { ADMIN, dataOf, ReturnShop } from '#plugins/rma/tests/fixtures/return_shop'
import { createRole, newStaffVisit } from '#plugins/users/testing'
import { orderKey } from '#plugins/sales/index'
import { refusalOf, signedInShopper, ShopVisitor } from '#plugins/sales/testing'
import type { Answer, Visitor } from '#core/testing/visitor'

test.group('Who sees and does what with a return', (group) => {
  let shop: ReturnShop
  let id: number
  group.each.setup(async () => {
    shop = await ReturnShop.open()
    await shop.deliver(6)
    id = (await shop.opened(1)).id
  })

  /** What a visitor is answered by each route of the shop. */
  const statuses = async (visitor: Visitor, key = '') => {
    const query = key ? `?key=${key}` : ''
    const own = key ? { key } : {}
    const post = (path: string, body: object) => visitor.send('POST', path, Object.assign(body, own))
    const answers: Answer[] = [
      await visitor.send('GET', `/api/rma/orders/${shop.number}/form${query}`),
      await visitor.send('GET', `/api/rma/returns/${id}${query}`),
      await post(`/api/rma/returns/${id}/messages`, { text: 'Bonjour' }),
      await visitor.send('GET', `/api/rma/returns/${id}/files/1${query}`),
      await post(`/api/rma/orders/${shop.number}/returns`, shop.wish(1)),
      await post(`/api/rma/returns/${id}/moves`, { move: 'close', version: 1 }),
    ]
    return answers.map(({ status }) => status)
  }

  test('customers see theirs, others and guests do not, and a link opens them', async ({ assert }) => {
    const stranger = await signedInShopper('autre@exemple.fr')
    assert.deepEqual(await statuses(stranger), [404, 404, 404, 404, 404, 404])
    assert.deepEqual(await statuses(new ShopVisitor()), [404, 404, 404, 404, 404, 404])
    assert.deepEqual(await statuses(new ShopVisitor(), orderKey('CMD-1')), [404, 404, 404, 404, 404, 404])
    assert.deepEqual(dataOf(await stranger.send('GET', '/api/rma/returns')), [])
    assert.lengthOf(dataOf<unknown[]>(await shop.customer.send('GET', '/api/rma/returns')), 1)
    assert.equal((await new ShopVisitor().send('GET', '/api/rma/returns')).status, 401)
    // There is no file 1: what is one's own is looked into.
    assert.deepEqual(await statuses(new ShopVisitor(), orderKey(shop.number)), [200, 200, 201, 404, 201, 201])
  })

  test('staff do what their role allows, and see nothing without it', async ({ assert }) => {
    const roles: [string, string[], number[]][] = [
      ['nothing', [], [403, 403, 403, 403, 403]],
      ['reader', ['rma.returns.list', 'rma.returns.view'], [200, 200, 403, 403, 403]],
      ['mover', ['rma.returns.view', 'rma.returns.update_status'], [403, 200, 403, 201, 403]],
      ['giver', ['rma.returns.view', 'rma.returns.settle', 'rma.returns.message'], [403, 200, 201, 403, 201]],
    ]
    for (const [name, permissions, wanted] of roles) {
      await createRole(name, permissions)
      const staff = await newStaffVisit({ email: `${name}@exemple.fr`, name, role: name })
      const version = async () => (await shop.shown(id)).version
      const move = async (what: string) =>
        staff.send('POST', `${ADMIN}/${id}/moves`, { move: what, version: await version() })
      const answers = [
        await staff.send('GET', ADMIN),
        await staff.send('GET', `${ADMIN}/${id}`),
        await staff.send('POST', `${ADMIN}/${id}/messages`, { text: 'Bonjour' }),
        await move('take'),
        await move('refund'),
      ]
      assert.deepEqual(
        answers.map(({ status }) => status),
        wanted,
        name
      )
    }
  })

  test('bad input is refused with a word at its field, and nothing is lost', async ({ assert }) => {
    const line = (more: object) => ({
      lines: [Object.assign({ lineId: shop.lineId, quantity: 1, reasonId: shop.reasonId }, more)],
    })
    const cases: [object, string][] = [
      [line({ quantity: 0 }), '422 E_VALIDATION_MIN'],
      [line({ quantity: -1 }), '422 E_VALIDATION_MIN'],
      [line({ quantity: 6 }), '422 E_RMA_QUANTITY_TOO_MANY'],
      [line({ lineId: 999 }), '422 E_RMA_LINE_UNKNOWN'],
      [line({ reasonId: 999 }), '422 E_RMA_REASON_UNKNOWN'],
      [{ lines: [] }, '422 E_VALIDATION_ARRAY_MIN_LENGTH'],
      [{ agrees: false }, '422 E_VALIDATION_ACCEPTED'],
      [{ pictures: ['nobody-knows-this-key'] }, '422 E_ATTACHMENT_UNKNOWN'],
      [{ resolution: 'cancel' }, '422 E_RMA_QUANTITY_TOO_MANY'],
    ]
    const twice = line({})
    twice.lines.push(twice.lines[0] as (typeof twice.lines)[number])
    cases.push([twice, '422 E_RMA_QUANTITY_TOO_MANY'])
    for (const [body, code] of cases) {
      const answer = await shop.ask(1, body)
      assert.equal(refusalOf(answer).slice(0, 3), code.slice(0, 3), JSON.stringify(body))
      if (code.includes('E_RMA') || code.includes('ATTACHMENT'))
        assert.equal(refusalOf(answer), code, JSON.stringify(body))
    }
    const program = { name: 'photo.jpg', content: Buffer.from('MZ\u0090\0\u0003\0\0\0', 'latin1') }
    assert.equal((await shop.customer.upload(`/api/rma/orders/${shop.number}/files`, program)).status, 422)
    assert.equal(refusalOf(await shop.move(id, 'receive')), '409 E_RMA_MOVE_IMPOSSIBLE')
    assert.containsSubset(await shop.move(id, 'receive'), {
      body: { errors: [{ meta: { state: 'new_request', possible: ['take', 'approve', 'refuse'] } }] },
    })
    assert.equal(refusalOf(await shop.move(id, 'refuse')), '422 E_RMA_TEXT_MISSING')
    assert.deepEqual(await shop.one('select count(*) as n from rma_returns'), [1])
  })
})
