import sharp from 'sharp'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { runJobs } from '#core/testing/run_jobs'
import { Visitor, type Answer } from '#core/testing/visitor'
import { watchMails } from '#core/testing/watch_mails'
import { anOrder, freshShop, refusalOf, sellWine, setSetting, signedInShopper } from '#plugins/sales/testing'
import { InviteReviews, reviewsPersonalData } from '#plugins/catalogue/testing'
import { newStaffVisit } from '#plugins/users/testing'
import type { ShopVisitor } from '#plugins/sales/testing'
import type { Store } from '#core/database/store'

const OWN = '/api/catalogue/own-reviews'
const ADMIN = '/api/admin/catalogue/reviews'
const DAY = 24 * 3600

interface Shown {
  id: number
  rating: number
  authorName: string
  isVoted: boolean
  helpful: number
  isVerified: boolean
  answer: string
  pictures: { id: number }[]
}

interface Page {
  slug: string
  rating?: { average: number; count: number }
  reviews?: { spread: number[]; first: Shown[] }
}

function dataOf<T>({ status, body }: Answer): T {
  if (status >= 400) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return (body as { data: T }).data
}

test.group('Reviews of buyers', (group) => {
  let store: Store
  let staff: Visitor
  let buyer: ShopVisitor
  let product: number
  let slug: string

  group.each.setup(async () => {
    store = await freshShop()
    const [id] = await sellWine('A', 1000, 240)
    product = Number(id)
    staff = await newStaffVisit()
    buyer = await signedInShopper()
    slug = String(await value('select slug as v from catalogue_listings limit 1'))
    return () => app.container.restoreAll()
  })

  const value = async (sql: string) => (await store.reader.first<{ v: unknown }>(sql))?.v
  const guest = new Visitor()

  /** An order that was sent so many days ago. */
  const receive = async (visitor: ShopVisitor, days = 30) => {
    const { order } = await anOrder({ A: 6 }, visitor)
    const row = await store.reader.first<{ id: number; line: number }>(
      'select o.id, l.id as line from sales_orders o join sales_order_lines l on l.order_id = o.id where o.number = ?',
      [order.number]
    )
    const lines = [{ lineId: Number(row?.line), quantity: 6 }]
    const sales = `/api/admin/sales/orders/${Number(row?.id)}`
    dataOf(await staff.send('POST', `${sales}/invoices`, { lines, notify: false }))
    dataOf(await staff.send('POST', `${sales}/shipments`, { lines, source: 'main', notify: false }))
    const sent = (await app.container.make(Clock)).isoIn(-days * DAY)
    await store.transaction(async (trx) => {
      await trx.rawQuery('update sales_shipments set created_at = ? where order_id = ?', [sent, Number(row?.id)])
      await trx.rawQuery("update sales_orders set state = 'completed' where id = ?", [Number(row?.id)])
    })
    return order.number
  }
  const review = (rating: unknown, more: object = {}) => Object.assign({ productId: product, rating }, more)
  const write = (rating: unknown, more: object = {}, by: Visitor = buyer) => by.send('POST', OWN, review(rating, more))
  const page = async (): Promise<Page> => (await guest.send('GET', `/api/catalogue/products/${slug}`)).body as Page
  const list = async (query = '', by: Visitor = guest) =>
    (await by.send('GET', `/api/catalogue/products/${slug}/reviews${query}`)).body as {
      data: Shown[]
      meta: { total: number }
    }
  const decide = async (id: number, values: object) => {
    const { version } = dataOf<{ version: number }>(await staff.send('GET', `${ADMIN}/${id}`))
    return staff.send('PUT', `${ADMIN}/${id}`, Object.assign({ state: 'approved', version }, values))
  }

  test('are written by who has received the product, and nobody else', async ({ assert }) => {
    assert.equal((await guest.send('POST', OWN, review(50))).status, 401)
    assert.equal(refusalOf(await write(50)), '422 E_CATALOGUE_REVIEW_NOT_BOUGHT')
    await receive(buyer, 1)
    assert.equal(refusalOf(await write(50)), '422 E_CATALOGUE_REVIEW_NOT_BOUGHT')
    await receive(buyer, 4)
    for (const wrong of [0, 55, 9, 42, -10, 'x', null]) assert.equal((await write(wrong)).status, 422, String(wrong))
    assert.equal((await write(45, { body: 'x'.repeat(5001) })).status, 422)
    assert.equal((await write(45)).status, 201)
  })

  test('appear once they are checked, with stars on card and page, and their answer', async ({ assert }) => {
    await receive(buyer)
    const { id } = dataOf<{ id: number }>(await write(45, { title: 'Très bon', body: 'Fruité, long en bouche.' }))
    assert.isUndefined((await page()).rating)
    assert.lengthOf((await list()).data, 0)
    assert.equal((await decide(id, { answer: 'Merci !' })).status, 200)
    const shown = await page()
    assert.deepEqual(shown.rating, { average: 45, count: 1 })
    assert.deepEqual(shown.reviews?.spread, [0, 1, 0, 0, 0])
    assert.containsSubset(shown.reviews?.first, [{ title: 'Très bon', isVerified: true, answer: 'Merci !' }])
    assert.notInclude(JSON.stringify(shown), 'cliente@exemple.fr')
    const cards = (await guest.send('GET', '/api/catalogue/products')).body as { data: Page[] }
    assert.deepEqual(cards.data[0]?.rating, { average: 45, count: 1 })
    await decide(id, { state: 'rejected' })
    assert.isUndefined((await page()).rating)
    assert.lengthOf((await list()).data, 0)
  })

  test('of one buyer are one a product: the second takes the place of the first and is checked again', async ({
    assert,
  }) => {
    await receive(buyer)
    const first = dataOf<{ id: number }>(await write(50))
    await decide(first.id, {})
    const second = dataOf<{ id: number }>(await write(20, { body: 'Bouchonné.' }))
    assert.equal(second.id, first.id)
    assert.isUndefined((await page()).rating)
    await decide(first.id, {})
    assert.deepEqual((await page()).rating, { average: 20, count: 1 })
    assert.equal((await buyer.send('DELETE', `${OWN}/${first.id}`)).status, 204)
    assert.isUndefined((await page()).rating)
    assert.equal(refusalOf(await buyer.send('DELETE', `${OWN}/${first.id}`)), '404 E_CATALOGUE_REVIEW_NOT_FOUND')
  })

  test('appear at once where the shop does not check them', async ({ assert }) => {
    await setSetting('catalogue.reviews.are_checked', false)
    await receive(buyer)
    await write(30)
    assert.deepEqual((await page()).rating, { average: 30, count: 1 })
  })

  test('have pictures, which nobody sees before they are published', async ({ assert }) => {
    await receive(buyer)
    const content = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#722f37' } })
      .jpeg()
      .toBuffer()
    const { key } = dataOf<{ key: string }>(await buyer.upload(`${OWN}/pictures`, { name: 'a.jpg', content }))
    const { id } = dataOf<{ id: number }>(await write(40, { attachments: [key] }))
    const file = Number(await value("select id as v from core_attachments where holder = 'catalogue.reviews'"))
    const address = `/api/catalogue/reviews/${id}/pictures/${file}`
    assert.equal((await guest.send('GET', address)).status, 404)
    assert.equal((await guest.send('GET', `${ADMIN}/${id}/pictures/${file}`)).status, 401)
    assert.equal((await staff.send('GET', `${ADMIN}/${id}/pictures/${file}`)).status, 200)
    await decide(id, {})
    assert.equal((await guest.send('GET', address)).status, 200)
    assert.lengthOf((await list()).data[0]?.pictures ?? [], 1)
    const { version } = dataOf<{ version: number }>(await staff.send('GET', `/api/admin/catalogue/products/${product}`))
    const gone = await staff.send('DELETE', `/api/admin/catalogue/products/${product}`, { version })
    assert.equal(gone.status, 204, JSON.stringify(gone.body))
    assert.equal(
      Number(await value("select count(*) as v from core_attachments where holder = 'catalogue.reviews'")),
      0
    )
    const program = await buyer.upload(`${OWN}/pictures`, { name: 'a.jpg', content: Buffer.from('MZ program') })
    assert.equal(program.status, 422)
  })

  test('are found helpful once by a customer, who may take it back, and not by their author', async ({ assert }) => {
    await receive(buyer)
    const { id } = dataOf<{ id: number }>(await write(40))
    const other = await signedInShopper('autre@exemple.fr')
    const votes = `/api/catalogue/reviews/${id}/votes`
    assert.equal(refusalOf(await other.send('POST', votes)), '404 E_CATALOGUE_REVIEW_NOT_FOUND')
    await decide(id, {})
    assert.equal(refusalOf(await buyer.send('POST', votes)), '422 E_CATALOGUE_REVIEW_OWN')
    await Promise.all([other.send('POST', votes), other.send('POST', votes)])
    assert.containsSubset((await list('', other)).data, [{ helpful: 1, isVoted: true }])
    assert.containsSubset((await list()).data, [{ helpful: 1, isVoted: false }])
    assert.deepEqual(dataOf(await other.send('DELETE', votes)), { helpful: 0 })
  })

  test('are asked for once by mail, some days after delivery, and written by its link without an account', async ({
    assert,
  }) => {
    const mails = await watchMails()
    await receive(buyer, 3 + 11)
    const invite = await app.container.make(InviteReviews)
    assert.equal(await invite.execute(), 1)
    assert.equal(await invite.execute(), 0)
    await runJobs()
    const mail = (await mails()).find(({ subject }) => subject.startsWith('Votre avis'))
    assert.include(mail?.text ?? '', 'Vin A')
    const token = /reviews\/write\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const invited = `/api/catalogue/review-invitations/${token}`
    assert.containsSubset(dataOf(await guest.send('GET', invited)), [{ productId: product, review: null }])
    assert.equal((await guest.send('POST', `${invited}/reviews`, review(35))).status, 201)
    assert.containsSubset(dataOf(await guest.send('GET', invited)), [{ review: { rating: 35, state: 'pending' } }])
    assert.equal(
      refusalOf(await guest.send('GET', '/api/catalogue/review-invitations/forged')),
      '404 E_CATALOGUE_REVIEW_LINK_UNKNOWN'
    )
    assert.containsSubset(dataOf(await buyer.send('GET', OWN)), [{ review: { rating: 35 } }])
    await guest.send('DELETE', invited)
    await receive(buyer, 3 + 11)
    assert.equal(await invite.execute(), 0)
  })

  test('are not asked for too early, too late, or where the shop does not want to', async ({ assert }) => {
    const invite = await app.container.make(InviteReviews)
    await receive(buyer, 3 + 9)
    await receive(buyer, 3 + 18)
    assert.equal(await invite.execute(), 0)
    await receive(buyer, 3 + 11)
    await setSetting('catalogue.reviews.invitation_days', 0)
    assert.equal(await invite.execute(), 0)
  })

  test('stay without a name when their author is gone', async ({ assert }) => {
    await receive(buyer)
    const { id } = dataOf<{ id: number }>(await write(45))
    await decide(id, {})
    const customer = Number(await value('select customer_id as v from catalogue_reviews'))
    const [section] = await reviewsPersonalData.read(store.reader, customer)
    assert.containsSubset(section?.records, [{ rating: 45 }])
    await store.transaction((trx) => reviewsPersonalData.erase(trx, customer))
    assert.containsSubset((await page()).reviews?.first, [{ authorName: '', rating: 45 }])
    assert.deepEqual(await reviewsPersonalData.read(store.reader, customer), [])
  })
})
