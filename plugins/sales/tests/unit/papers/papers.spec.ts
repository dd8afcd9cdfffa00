import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { test } from '@japa/runner'
import {
  aCreditNote,
  aDeliveryNote,
  anInvoice,
  aQuote,
  manyLines,
  wordsIn,
} from '#plugins/sales/tests/fixtures/sample_documents'
import { creditNotePaper } from '#plugins/sales/documents/papers/compose/credit_note_paper'
import { deliveryNotePaper } from '#plugins/sales/documents/papers/compose/delivery_note_paper'
import { invoicePaper } from '#plugins/sales/documents/papers/compose/invoice_paper'
import { paperBytes, writePapers } from '#plugins/sales/documents/papers/write_papers'
import { pdfPages, pdfText } from '#plugins/sales/tests/fixtures/pdf_text'
import { quotePaper } from '#plugins/sales/documents/papers/compose/quote_paper'
import type { InvoiceDocument } from '#plugins/sales/documents/papers/documents'
import type { Locale } from '#core/i18n/locales'
import type { TaxRate } from '#plugins/sales/contracts/tax_rate'

const printed = async (told: Partial<InvoiceDocument> = {}, locale: Locale = 'fr_FR') =>
  pdfText(await paperBytes(invoicePaper(anInvoice({ ...told, locale }), wordsIn(locale, told.currency))))

function assertAll(assert: { include: (text: string, part: string) => void }, text: string, parts: readonly string[]) {
  for (const part of parts) assert.include(text, part)
}

/** A red pixel. */
const LOGO = {
  uri: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  width: 400,
  height: 100,
}

test.group('Documents on paper', () => {
  test('show the logo of their shop, which many in one file share', async ({ assert }) => {
    const plain = invoicePaper(anInvoice(), wordsIn('fr_FR'))
    const paper = { ...plain, look: { primary: '#004080', logo: LOGO } }
    const pictures = (bytes: Buffer) => bytes.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0
    assert.equal(pictures(await paperBytes(plain)), 0)
    assert.equal(pictures(await paperBytes(paper)), 1)
    const folder = await mkdtemp(join(tmpdir(), 'cellier-papers-'))
    try {
      const path = join(folder, 'file.pdf')
      await writePapers(Readable.from([paper, paper, paper]), path, { title: '', lang: 'fr-FR', at: new Date(0) })
      const bytes = await readFile(path)
      assert.equal(pictures(bytes), 1)
      assert.lengthOf(await pdfPages(bytes), 3)
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  test('an invoice names seller, customer, dates, lines, rates and terms', async ({ assert }) => {
    const text = await printed()
    assertAll(assert, text, ['Facture', 'FA2026-000042', 'Cellier Démonstration, SARL', 'capital de 10 000 €'])
    assertAll(assert, text, [
      'SIREN 732 829 320',
      'RCS Dijon',
      'TVA FR44732829320',
      '12 rue des Vignes',
      '21200 Beaune',
    ])
    // 23:30 in UTC is the next day in the shop.
    assertAll(assert, text, ['Date d’émission', '23 novembre 2026', 'Échéance', '23 décembre 2026', 'CMD-2026-000107'])
    assertAll(assert, text, ['Facturé à', 'Dominique Démonstration', '3 rue de l’Œuvre', '69005 Lyon', 'France'])
    assertAll(assert, text, ['Chablis Les Vaillons, 2020, 75 cl', 'VIN-2916', '29,16 €', '−17,50 €', '157,46 €'])
    assertAll(assert, text, ['Livraison standard', '8,33 €', 'Taux 20 %', '1 283,29 €', '256,66 €', '1 539,95 €'])
    assertAll(assert, text, [
      'livraison de biens',
      'Pas d’escompte',
      'Pénalités en cas de retard',
      'majoré de 10 points',
    ])
    assertAll(assert, text, [
      'L’abus d’alcool est dangereux pour la santé, à consommer avec modération.',
      'Page 1 sur 1',
    ])
    assert.notInclude(text, '40,00 €')
    assert.notInclude(text, 'Livré à')
  })

  test('an invoice speaks the language of its order, in its currency', async ({ assert }) => {
    const text = await printed({ currency: 'GBP', books: { currency: 'EUR', rate: '0.85', tax: 30_195 } }, 'en_GB')
    assertAll(assert, text, ['Invoice', 'Date of issue', '23 November 2026', 'Billed to', '£1,539.95', 'Rate 20%'])
    assertAll(assert, text, ['VAT in EUR: €301.95 (1 EUR = 0.85 GBP).', 'drink in moderation', 'Page 1 of 1'])
    assert.notMatch(text, /Facture|Échéance|HT|TTC|sales\./)
  })

  test('a professional reads the flat fee, their numbers, and where it goes', async ({ assert }) => {
    const { receiver } = aQuote()
    const delivery = { ...anInvoice().billing, street: '1 quai du Port', city: 'Marseille' }
    const text = await printed({ receiver, delivery, paid: 50_000 })
    assertAll(assert, text, ['Indemnité forfaitaire pour frais de recouvrement : 40,00 €', 'SIRET 73282932000074'])
    assertAll(assert, text, [
      'Restaurant de démonstration',
      'Livré à',
      '1 quai du Port',
      'Déjà réglé',
      'Reste à régler',
    ])
    assert.include(text, '1 039,95 €')
  })

  test('terms are those that it was issued on', async ({ assert }) => {
    const base = anInvoice()
    assert.isNotNull(base.terms)
    const terms = {
      ...base.terms!,
      late: { by: 'own' as const, rate: 1250 },
      early: { rate: 200, days: 10 },
      vatOnDebits: true,
      alcohol: false,
      words: 'Réserve de propriété.',
      operation: 'mixed' as const,
      suppliedAt: '2026-11-20T10:00:00.000Z',
    }
    const text = await printed({ terms })
    assertAll(assert, text, ['Escompte de 2 % pour un paiement sous 10 jours.', '12,5 % par an', 'd’après les débits'])
    assertAll(assert, text, [
      'Réserve de propriété.',
      'biens et prestation de services',
      'Date de livraison',
      '20 novembre',
    ])
    assert.notInclude(text, 'L’abus d’alcool')
  })

  test('an exemption tells its article once', async ({ assert }) => {
    const rate: TaxRate = {
      id: 'vat_0_9',
      label: { fr_FR: 'TVA', en_GB: 'VAT' },
      basisPoints: 0,
      category: 'K',
      note: 'Exonération de TVA, art. 262 ter I du CGI',
    }
    const text = await printed({ taxes: [{ rate, net: 1000, tax: 0 }], net: 1000, tax: 0, total: 1000 })
    assert.lengthOf(text.match(/art\. 262 ter I du CGI – Livraison intracommunautaire de biens\./g) ?? [], 1)
    assert.include(text, 'Taux 0 %')
  })

  test('300 lines go over many pages, each with its heads and its number', async ({ assert }) => {
    const invoice = anInvoice({ lines: manyLines(300) })
    const pages = await pdfPages(await paperBytes(invoicePaper(invoice, wordsIn('fr_FR'))))
    assert.isAbove(pages.length, 8)
    for (const [index, page] of pages.entries()) {
      assert.include(page, `Page ${index + 1} sur ${pages.length}`)
      assert.include(page, 'Désignation')
      if (index > 0) assert.include(page, 'Facture FA2026-000042, suite')
    }
    const text = pages.join(' ')
    for (let number = 1; number <= 300; number += 1) assert.include(text, `Vin n° ${number}, 75 cl`)
    assert.include(pages.at(-1) ?? '', 'Total TTC')
    assert.lengthOf(text.match(/Total TTC/g) ?? [], 1)
  })

  test('the same document is the same file', async ({ assert }) => {
    const one = await paperBytes(invoicePaper(anInvoice(), wordsIn('fr_FR')))
    assert.isTrue(one.equals(await paperBytes(invoicePaper(anInvoice(), wordsIn('fr_FR')))))
  })

  test('a credit note names the invoice that it corrects, and why', async ({ assert }) => {
    const text = await pdfText(await paperBytes(creditNotePaper(aCreditNote(), wordsIn('fr_FR'))))
    assertAll(assert, text, ['Avoir', 'AV2026-000003', 'Corrige la facture', 'FA2026-000042', 'Bouteille bouchonnée'])
    assertAll(assert, text, ['Geste commercial', '4,17 €', 'Total TTC de l’avoir', '36,49 €'])
    assert.notInclude(text, 'Échéance')
    const english = await pdfText(await paperBytes(creditNotePaper(aCreditNote({ locale: 'en_GB' }), wordsIn('en_GB'))))
    assertAll(assert, english, ['Credit note', 'Corrects invoice', 'Goodwill', 'Total credited', '€36.49'])
  })

  test('a delivery note has no price, and says that adults alone receive it', async ({ assert }) => {
    const text = await pdfText(await paperBytes(deliveryNotePaper(aDeliveryNote(), wordsIn('fr_FR'))))
    assertAll(assert, text, ['Bon de livraison', 'BL2026-000012', 'Colissimo', '6A12345678901', '11,7 kg', 'Livré à'])
    assertAll(assert, text, ['Chablis Les Vaillons', 'la majorité du destinataire est vérifiée', 'Reçu en bon état'])
    assert.notInclude(text.replace('capital de 10 000 €', ''), '€')
    const english = await pdfText(await paperBytes(deliveryNotePaper(aDeliveryNote(), wordsIn('en_GB'))))
    assertAll(assert, english, ['Delivery note', 'Carrier', 'Not to be handed to minors', 'Received in good condition'])
  })

  test('a quote says until when it holds, and where it is signed', async ({ assert }) => {
    const text = await pdfText(await paperBytes(quotePaper(aQuote({ comment: 'Livré en cave.' }), wordsIn('fr_FR'))))
    assertAll(assert, text, ['Devis', 'DEV-2026-000005', 'Valable jusqu’au', '22 décembre 2026', 'Bon pour accord'])
    assertAll(assert, text, ['Livré en cave.', 'Établi pour', 'Version', '1 539,95 €', 'L’abus d’alcool'])
    const english = await pdfText(await paperBytes(quotePaper(aQuote(), wordsIn('en_GB'))))
    assertAll(assert, english, [
      'Quote',
      'Valid until',
      'Agreed',
      'The prices of this quote hold until 22 December 2026',
    ])
  })
})
