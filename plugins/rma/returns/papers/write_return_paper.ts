import { inject } from '@adonisjs/core'
import { languageTag } from '#core/i18n/locales'
import { ListReasons } from '#plugins/rma/returns/queries/list_reasons'
import { readInstant } from '#core/time/instant'
import { ReturnAddress } from '#plugins/rma/returns/services/return_address'
import { returnPaperBytes } from '#plugins/rma/returns/papers/draw_return'
import { Translator } from '#core/i18n/translator'
import { FindOrderFor } from '#plugins/sales/index'
import type { PostalAddress } from '#plugins/sales/index'
import type { StoredReturn } from '#plugins/rma/returns/services/return_reads'

/** `label` is glued on the parcel, `slip` is put into it. */
export const PAPER_KINDS = ['label', 'slip'] as const

export type ReturnPaperKind = (typeof PAPER_KINDS)[number]

/** Writes the label and the slip of a return, in the language of its order. */
@inject()
export class WriteReturnPaper {
  constructor(
    private readonly orders: FindOrderFor,
    private readonly reasons: ListReasons,
    private readonly address: ReturnAddress,
    private readonly translator: Translator
  ) {}

  async execute(found: StoredReturn, kind: ReturnPaperKind): Promise<Buffer> {
    const { locale, number, channel, orderNumber, customerName, createdAt } = found
    const t = (key: string) => this.translator.translate(locale, `rma.papers.${key}`)
    const order = await this.orders.byId(found.orderId)
    const titles = await this.reasons.titles(locale)
    const rows = found.lines.map(({ name, detail, reasonId, quantity }) => {
      return { name: [name, detail].filter(Boolean).join(', '), reason: titles.get(reasonId) ?? '', quantity }
    })
    return returnPaperBytes({
      title: t(kind),
      number,
      lang: languageTag(locale),
      at: readInstant(createdAt).toJSDate(),
      from: { label: t('from'), text: writtenAddress(order.delivery ?? order.billing) || customerName },
      to: { label: t('to'), text: this.address.of(channel) },
      facts: [
        { label: t('return'), text: number },
        { label: t('order'), text: orderNumber },
      ],
      lines: kind === 'slip' ? { label: t('goods'), quantity: t('quantity'), rows } : null,
      note: t(`${kind}_note`),
    })
  }
}

function writtenAddress(address: PostalAddress): string {
  const { firstName, lastName, company, street, additional, postcode, city, country } = address
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return [company, name, street, additional, [postcode, city].filter(Boolean).join(' '), country]
    .filter(Boolean)
    .join('\n')
}
