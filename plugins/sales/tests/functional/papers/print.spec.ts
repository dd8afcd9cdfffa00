import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { buffer } from 'node:stream/consumers'
import { API, Office } from '#plugins/sales/tests/functional/papers/office'
import { countQueries } from '#core/testing/query_counter'
import { createRole, newStaffVisit } from '#plugins/users/testing'
import { FileStore } from '#core/files/file_store'
import { freshShop, refusalOf, sellWine, setSetting, signedInShopper } from '#plugins/sales/testing'
import { paperBytes } from '#plugins/sales/documents/papers/write_papers'
import { Papers } from '#plugins/sales/documents/papers/papers'
import { pdfPages, pdfText } from '#plugins/sales/tests/fixtures/pdf_text'
import { PrintPapers } from '#plugins/sales/documents/papers/print_papers'
import { runJobs } from '#core/testing/run_jobs'
import type { PaperKind } from '#plugins/sales/documents/papers/paper_kind'
import type { Store } from '#core/database/store'

test.group('Printing', (group) => {
  let store: Store
  let office: Office
  group.each.setup(async () => {
    store = await freshShop()
    office = await Office.open(store)
    await sellWine('A', 1000, 50)
  })

  const textOf = async (kind: PaperKind, id: number) => {
    const [paper] = await (await app.container.make(Papers)).read(kind, [id])
    if (!paper) throw new Error(`No ${kind} ${id}`)
    return pdfText(await paperBytes(paper))
  }
  const jobs = () => store.reader.all<{ state: string; result: string | null }>('select state, result from core_jobs')
  const fileOf = async (id: number) => {
    const files = await app.container.make(FileStore)
    const file = await files.find(id)
    if (!file) throw new Error(`No file ${id}`)
    return { ...file, bytes: await buffer(await files.read(file)) }
  }

  test('an invoice comes as a file whose sums are its own', async ({ assert }) => {
    await setSetting('configuration.general.legal_company', 'Caves du Test')
    const invoice = await office.invoice(await office.order({ A: 3 }))
    const { status, headers, body } = await office.staff.send('GET', `${API}/invoices/${invoice.id}/pdf`)
    assert.equal(status, 200)
    assert.equal(headers.get('content-type'), 'application/pdf')
    assert.include(headers.get('content-disposition') ?? '', `${invoice.number}.pdf`)
    assert.match(String(body), /^%PDF-1\.7/)
    // 30.00 and 10.00 of delivery: 25.00 + 8.33 net, 5.00 + 1.67 of VAT.
    assert.deepEqual([invoice.net.amount, invoice.tax.amount, invoice.total.amount], [3333, 667, 4000])
    const text = await textOf('invoices', invoice.id)
    for (const part of ['Caves du Test', '33,33 €', '6,67 €', '40,00 €', 'Vin A', '8,33 €']) assert.include(text, part)
    assert.equal(refusalOf(await office.staff.send('GET', `${API}/invoices/999/pdf`)), '404 E_SALES_INVOICE_NOT_FOUND')
  })

  test('says what was frozen: neither today’s names nor today’s terms', async ({ assert }) => {
    await setSetting('sales.documents.early_rate', 200)
    const invoice = await office.invoice(await office.order({ A: 1 }))
    await setSetting('sales.documents.early_rate', 0)
    await setSetting('configuration.general.legal_company', 'Autre nom')
    await store.lucid.rawQuery("update catalogue_product_translations set name = 'Autre vin'")
    const text = await textOf('invoices', invoice.id)
    assert.include(text, 'Escompte de 2 %')
    assert.include(text, 'Vin A')
    assert.notMatch(text, /Autre/)
  })

  test('credit notes and delivery notes are printed too', async ({ assert }) => {
    const order = await office.order({ A: 3 })
    const parcel = await office.ship(order)
    const note = await office.refund(order, await office.invoice(order), {
      shipping: 500,
      adjustmentFee: 100,
      reason: 'Bouchonnée',
    })
    const text = await textOf('refunds', note.id)
    for (const part of ['Avoir', note.number, 'FA20', 'Bouchonnée', 'Frais de livraison', 'Frais retenus']) {
      assert.include(text, part)
    }
    // 8.33 of the bottle, 4.17 of delivery, 0.83 kept: 11.67 net; 14.00 in all.
    assert.deepEqual([note.net.amount, note.total.amount], [1167, 1400])
    for (const part of ['8,33 €', '4,17 €', '−0,83 €', '11,67 €', '14,00 €']) assert.include(text, part)
    const slip = await textOf('shipments', parcel.id)
    for (const part of ['Bon de livraison', parcel.number, 'Vin A', 'Articles dans le colis'])
      assert.include(slip, part)
    assert.notInclude(slip, '€')
    for (const path of [`refunds/${note.id}`, `shipments/${parcel.id}`]) {
      assert.equal((await office.staff.send('GET', `${API}/${path}/pdf`)).status, 200)
    }
  })

  test('many come as one file, all that match, with pages numbered on their own', async ({ assert }) => {
    const order = await office.order({ A: 3 })
    const invoices = [await office.invoice(order, 1), await office.invoice(order, 1), await office.invoice(order, 1)]
    const wish = { selection: { query: { q: '' } } }
    assert.equal((await office.staff.send('POST', `${API}/invoice-papers`, wish)).status, 202)
    await runJobs()
    const [job] = await jobs()
    const { file, rows, name } = JSON.parse(job?.result ?? '{}') as { file: number; rows: number; name: string }
    assert.deepEqual([job?.state, rows], ['done', 3])
    assert.match(name, /^factures-\d{4}-\d\d-\d\d\.pdf$/)
    const pages = await pdfPages((await fileOf(file)).bytes)
    assert.lengthOf(pages, 3)
    for (const { number } of invoices) assert.isTrue(pages.some((page) => page.includes(number)))
    for (const page of pages) assert.include(page, 'Page 1 sur 1')
  })

  test('an archive holds a file each', async ({ assert }) => {
    const order = await office.order({ A: 2 })
    const { id, number } = await office.invoice(order, 1)
    await office.invoice(order, 1)
    const wish = { selection: { ids: [id] }, format: 'zip' }
    await office.staff.send('POST', `${API}/invoice-papers`, wish)
    await runJobs()
    const [job] = await jobs()
    const { bytes, type } = await fileOf((JSON.parse(job?.result ?? '{}') as { file: number }).file)
    assert.equal(type, 'application/zip')
    assert.include(bytes.toString('latin1'), `${number}.pdf`)
    assert.lengthOf(bytes.toString('latin1').match(/FA\d{4}-\d{6}\.pdf/g) ?? [], 2)
    const nothing = await office.staff.send('POST', `${API}/invoice-papers`, { selection: { ids: [] } })
    assert.equal(refusalOf(nothing), '422 E_SALES_NOTHING_TO_PRINT')
  })

  test('stopped half-way it keeps nothing, and runs again whole', async ({ assert }) => {
    const order = await office.order({ A: 3 })
    for (let count = 0; count < 3; count += 1) await office.invoice(order, 1)
    const print = await app.container.make(PrintPapers)
    const wish = {
      kind: 'invoices' as const,
      selection: { query: {} },
      format: 'pdf' as const,
      locale: 'fr_FR' as const,
    }
    const owner = { id: 1, permission: 'sales.invoices.print' }
    const stop = new AbortController()
    const progress = async () => stop.abort(new Error('stopped'))
    await assert.rejects(() => print.execute(wish, { owner, signal: stop.signal, progress }), 'stopped')
    assert.isEmpty(await store.reader.all('select id from core_files'))
    const { file, printed } = await print.execute(wish, {
      owner,
      signal: new AbortController().signal,
      progress: async () => undefined,
    })
    assert.equal(printed, 3)
    assert.lengthOf(await pdfPages((await fileOf(file.id)).bytes), 3)
  })

  test('fifty documents cost no more statements than one', async ({ assert }) => {
    const order = await office.order({ A: 3 })
    const ids = [(await office.invoice(order, 1)).id, (await office.invoice(order, 1)).id]
    const papers = await app.container.make(Papers)
    const { result, queries } = await countQueries(() => papers.read('invoices', ids))
    assert.lengthOf(result, 2)
    assert.isAtMost(queries.length, 3)
  })

  test('customers take their own invoices and credit notes, and nobody else’s', async ({ assert }) => {
    const own = await signedInShopper()
    const order = await office.order({ A: 2 }, own)
    const bill = await office.invoice(order)
    const note = await office.refund(order, bill)
    const other = await signedInShopper('autre@exemple.fr')
    for (const [path, code] of [
      [`/api/sales/account/invoices/${bill.number}/pdf`, 'E_SALES_INVOICE_NOT_FOUND'],
      [`/api/sales/account/refunds/${note.number}/pdf`, 'E_SALES_REFUND_NOT_FOUND'],
    ] as const) {
      const { status, headers } = await own.send('GET', path)
      assert.deepEqual([status, headers.get('content-type')], [200, 'application/pdf'])
      assert.equal(refusalOf(await other.send('GET', path)), `404 ${code}`)
      await own.signOut()
      assert.equal((await own.send('GET', path)).status, 401)
      await own.signIn()
    }
  })

  test('opens to each right of its own', async ({ assert }) => {
    const bill = await office.invoice(await office.order({ A: 1 }))
    await createRole('lecteur', ['sales.invoices.list', 'sales.invoices.view'])
    const reader = await newStaffVisit({ email: 'lecteur@exemple.fr', role: 'lecteur' })
    for (const kind of ['invoice', 'refund', 'shipment']) {
      assert.equal((await reader.send('GET', `${API}/${kind}s/${bill.id}/pdf`)).status, 403)
      const wish = { selection: { ids: [bill.id] } }
      assert.equal((await reader.send('POST', `${API}/${kind}-papers`, wish)).status, 403)
    }
  })
})
