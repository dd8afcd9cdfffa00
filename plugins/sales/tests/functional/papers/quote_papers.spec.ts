import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { buffer } from 'node:stream/consumers'
import { FileStore } from '#core/files/file_store'
import { runJobs } from '#core/testing/run_jobs'
import { aRequest, opened, sent } from '#plugins/sales/tests/functional/quotes/quote_visits'
import { freshShop, refusalOf, sellWine, signedInShopper } from '#plugins/sales/testing'
import { createRole, newStaffVisit } from '#plugins/users/testing'
import { outside } from '#plugins/sales/database/statements'
import { paperBytes } from '#plugins/sales/documents/papers/write_papers'
import { Papers } from '#plugins/sales/documents/papers/papers'
import { pdfText } from '#plugins/sales/tests/fixtures/pdf_text'
import { printableQuote } from '#plugins/sales/quotes/services/printable_quote'
import { quoteKey } from '#plugins/sales/quotes/services/quote_key'
import { readQuote } from '#plugins/sales/quotes/services/quote_reads'
import { Visitor } from '#core/testing/visitor'
import type { Store } from '#core/database/store'

test.group('Quotes on paper', (group) => {
  let store: Store
  group.each.setup(async () => {
    store = await freshShop()
    await sellWine('A', 1200, 24)
  })

  test('are what was sent: prices, validity and a place to sign', async ({ assert }) => {
    const staff = await newStaffVisit()
    const { number } = await aRequest({ A: 6 })
    const { id } = await opened(staff, number)
    const path = `/api/admin/sales/quotes/${id}/pdf`
    assert.equal(refusalOf(await staff.send('GET', path)), '409 E_SALES_QUOTE_NOT_SENT')
    await sent(staff, id)
    const answer = await staff.send('GET', path)
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'application/pdf'])
    assert.equal(refusalOf(await staff.send('GET', `${path}?revision=9`)), '404 E_SALES_QUOTE_NOT_FOUND')
    const quote = await readQuote(outside(store), store.dialect, { number })
    if (!quote) throw new Error(number)
    const papers = await app.container.make(Papers)
    const text = await pdfText(await paperBytes(await papers.quote(printableQuote(quote))))
    for (const part of ['Devis', number, 'Vin A', '10,00 €', '60,00 €', 'Valable jusqu’au', 'Bon pour accord']) {
      assert.include(text, part)
    }
  })

  test('open to who asked, by account or by link, and to nobody else', async ({ assert }) => {
    const staff = await newStaffVisit()
    const { number, visitor } = await aRequest({ A: 1 })
    const { id } = await opened(staff, number)
    await sent(staff, id)
    const path = `/api/sales/quotes/${number}/pdf`
    assert.equal((await visitor.send('GET', path)).status, 200)
    const stranger = new Visitor()
    assert.equal((await stranger.send('GET', `${path}?key=${quoteKey(number)}`)).status, 200)
    assert.equal(refusalOf(await stranger.send('GET', `${path}?key=x`)), '404 E_SALES_QUOTE_NOT_FOUND')
    const other = await signedInShopper('autre@exemple.fr')
    assert.equal(refusalOf(await other.send('GET', path)), '404 E_SALES_QUOTE_NOT_FOUND')
    await createRole('lecteur', ['sales.quotes.list', 'sales.quotes.view'])
    const reader = await newStaffVisit({ email: 'lecteur@exemple.fr', role: 'lecteur' })
    assert.equal((await reader.send('GET', `/api/admin/sales/quotes/${id}/pdf`)).status, 403)
  })

  test('come many together, each as it was sent last; what was never sent is told as left out', async ({ assert }) => {
    const staff = await newStaffVisit()
    const first = await aRequest({ A: 1 })
    const second = await aRequest({ A: 2 }, first.visitor)
    const unsent = await aRequest({ A: 3 }, first.visitor)
    const open = await opened(staff, unsent.number)
    const print = (ids: number[], format = 'pdf') =>
      staff.send('POST', '/api/admin/sales/quote-papers', { selection: { ids }, format })
    assert.equal(refusalOf(await print([open.id])), '422 E_SALES_QUOTES_NOT_SENT')
    const ids = [open.id]
    for (const { number } of [first, second]) {
      const quote = await opened(staff, number)
      await sent(staff, quote.id, { message: `Version 1 de ${number}` })
      await sent(staff, quote.id, { message: `Version 2 de ${number}` })
      ids.push(quote.id)
    }
    const answer = await print(ids)
    assert.equal(answer.status, 202)
    assert.containsSubset(answer.body, { data: { leftOut: 1 } })
    await runJobs()
    const job = await store.reader.first<{ state: string; result: string; label: string }>(
      "select state, result, label from core_jobs where job = 'sales.print'"
    )
    assert.include(job?.label, 'print_left_out')
    const result = JSON.parse(job?.result ?? '{}') as { file: number; rows: number }
    assert.equal(result.rows, 2)
    const files = await app.container.make(FileStore)
    const text = await pdfText(await buffer(await files.read((await files.find(result.file))!)))
    for (const { number } of [first, second]) {
      assert.include(text, `Version 2 de ${number}`)
      assert.notInclude(text, `Version 1 de ${number}`)
    }
    assert.notInclude(text, unsent.number)
    await createRole('lecteur', ['sales.quotes.list', 'sales.quotes.view'])
    const reader = await newStaffVisit({ email: 'lecteur@exemple.fr', role: 'lecteur' })
    const refused = await reader.send('POST', '/api/admin/sales/quote-papers', { selection: { ids } })
    assert.equal(refused.status, 403)
  })
})
