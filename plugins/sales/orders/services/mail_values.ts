import { formatMoney } from '#core/money/format_money'
import { personName } from '#core/text/person_name'
import { listCountries } from '#plugins/users/index'
import { inCurrencyOf } from '#plugins/sales/orders/order_answer'
import { ownLines, partsOf, type StoredOrder } from '#plugins/sales/orders/services/stored_order'
import type { Locale } from '#core/i18n/locales'
import type { MailValues } from '#core/mail/mail_template'
import type { PaymentInstructions } from '#plugins/sales/contracts/payment_method'
import type { PostalAddress } from '#plugins/sales/contracts/address'
import type { Translator } from '#core/i18n/translator'

interface Telling {
  locale: Locale
  translator: Translator
  instructions: PaymentInstructions | null
  /** Address of the page that shows the order. */
  address: string
}

/** Values for the template of a mail about an order. */
export function mailValues(order: StoredOrder, { locale, translator, instructions, address }: Telling): MailValues {
  const { number, customerName, comment, delivery, shipping } = order
  const word = (key: string) => translator.translate(locale, key)
  const deliveryLines = delivery && [
    `${word('sales.mails.order.delivery')}${shipping ? ` (${shipping.title})` : ''}`,
    ...addressLines(delivery, locale),
  ]
  return {
    number,
    address,
    comment,
    name: customerName,
    lines: orderLines(order, locale),
    totals: totalLines(order, locale, word),
    delivery: deliveryLines ? deliveryLines.join('\n') : '',
    payment: instructions ? instructionLines(instructions, { locale, translator }) : '',
  }
}

/** An address as it is written on a parcel; the country is left out for France. */
function addressLines(address: PostalAddress, locale: Locale) {
  const { firstName, lastName, company, street, additional, postcode, city, country } = address
  const place = [postcode, city].filter(Boolean).join(' ')
  const abroad = country === 'FR' ? null : listCountries(locale).find(({ code }) => code === country)?.name
  return [personName({ firstName, lastName }), company, street, additional, place, abroad ?? null].filter(
    (line) => line
  )
}

function orderLines(order: StoredOrder, locale: Locale): string {
  const money = inCurrencyOf(order)
  return ownLines(order.lines)
    .flatMap((line) => [
      `${line.quantity} × ${[line.name, line.detail].filter(Boolean).join(', ')} – ${formatMoney(locale, money(line.gross))}`,
      ...partsOf(order.lines, line).map(({ quantity, name }) => `    ${quantity} × ${name}`),
    ])
    .join('\n')
}

function totalLines(order: StoredOrder, locale: Locale, word: (key: string) => string): string {
  const told = (key: string, amount: number) =>
    `${word(`sales.mails.order.${key}`)} ${formatMoney(locale, inCurrencyOf(order)(amount))}`
  return [
    ...(order.shipping ? [told('shipping', order.shipping.worth.gross)] : []),
    ...order.discounts
      .filter(({ amount }) => amount > 0)
      .map(({ label, amount }) => {
        return `${label} ${formatMoney(locale, inCurrencyOf(order)(-amount))}`
      }),
    told('tax', order.tax),
    told('total', order.total),
  ].join('\n')
}

function instructionLines(
  { title, text, facts }: PaymentInstructions,
  { locale, translator }: Pick<Telling, 'locale' | 'translator'>
): string {
  const told = facts.map((fact) => translator.translate(locale, 'sales.mails.order.fact', { ...fact }))
  return [title, ...text, ...told].join('\n')
}
