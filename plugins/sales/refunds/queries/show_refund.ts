import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { ReadSet } from '#core/database/read_set'
import { Store } from '#core/database/store'
import { FindPictures } from '#plugins/catalogue/index'
import { shopToday } from '#plugins/sales/documents/shop_today'
import { outside } from '#plugins/sales/database/statements'
import { refundAnswer, type RefundAnswer } from '#plugins/sales/refunds/refund_answer'
import { MethodTitles } from '#plugins/sales/orders/services/method_titles'
import { refundNotFound } from '#plugins/sales/refunds/errors'
import { addRefundReads } from '#plugins/sales/refunds/queries/refund_reads'
import type { Locale } from '#core/i18n/locales'

/** Reads an issued credit note. Runs one statement, and one for pictures. */
@inject()
export class ShowRefund {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly channels: ChannelPort,
    private readonly titles: MethodTitles,
    private readonly pictures: FindPictures
  ) {}

  /** `locale` null: the language of its order. @throws refundNotFound */
  async execute(id: number, reader: Locale | null): Promise<RefundAnswer> {
    const reads = new ReadSet(this.store.dialect)
    const found = addRefundReads(reads, id)
    await reads.run((sql, bindings) => outside(this.store)(sql, bindings))
    const [row] = found.refunds.rows
    if (!row) throw refundNotFound()
    const locale = reader ?? row.locale
    const variants = found.lines.rows.map(({ variantId }) => variantId)
    const pictures = await this.pictures.execute(variants, locale)
    const order = { ...row, locale: row.orderLocale, shipping: null }
    const { payment: title } = await this.titles.of(order, locale)
    const [asked] = found.payments.rows
    const payment = asked ? { title, state: asked.state, message: asked.message, at: asked.updatedAt } : null
    const today = shopToday(this.clock, this.channels, row.channel)
    return refundAnswer(row, found.lines.rows, { locale, payment, title, pictures, today })
  }
}
