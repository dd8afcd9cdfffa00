import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { ReadSet } from '#core/database/read_set'
import { Store } from '#core/database/store'
import { FindPictures } from '#plugins/catalogue/index'
import { invoiceNotFound } from '#plugins/sales/invoices/errors'
import { invoiceAnswer, type InvoiceAnswer } from '#plugins/sales/invoices/invoice_answer'
import { MethodTitles } from '#plugins/sales/orders/services/method_titles'
import { outside } from '#plugins/sales/database/statements'
import { addInvoiceReads } from '#plugins/sales/invoices/queries/invoice_reads'
import type { Locale } from '#core/i18n/locales'

/** Reads an issued invoice with its payments. Runs one statement, and one for pictures. */
@inject()
export class ShowInvoice {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly pictures: FindPictures,
    private readonly titles: MethodTitles
  ) {}

  /** @throws invoiceNotFound */
  async execute(id: number, locale: Locale): Promise<InvoiceAnswer> {
    const reads = new ReadSet(this.store.dialect)
    const found = addInvoiceReads(reads, id)
    await reads.run((sql, bindings) => outside(this.store)(sql, bindings))
    const [row] = found.invoices.rows
    if (!row) throw invoiceNotFound()
    const variants = found.lines.rows.map(({ variantId }) => variantId)
    const pictures = await this.pictures.execute(variants, locale)
    const deliveryTitle = row.shipping ? await this.titles.ofDelivery(row.shipping, row.locale, locale) : ''
    return invoiceAnswer(row, found, { pictures, deliveryTitle, locale, now: this.clock.iso() })
  }
}
