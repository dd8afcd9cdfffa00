import { vatCategoryOf } from '#plugins/sales/documents/einvoice/vat_category'
import type { Paper, PaperCell, PaperColumn, PaperRow } from '#plugins/sales/documents/papers/paper'
import type { PaperWords } from '#plugins/sales/documents/papers/compose/paper_words'
import type { PricedDocument, SoldLine } from '#plugins/sales/documents/papers/documents'
import type { TaxRate } from '#plugins/sales/contracts/tax_rate'

type Lines = Pick<PricedDocument, 'lines' | 'net' | 'currency'>

/** Whether any line has a discount. Only then there is a column for it. */
const hasDiscounts = ({ lines }: Pick<PricedDocument, 'lines'>) => lines.some(({ discountNet }) => discountNet > 0)

export function pricedColumns(document: Lines, words: PaperWords): PaperColumn[] {
  const right = (key: string, width: number): PaperColumn => ({ label: words.say(key), width, align: 'right' })
  return [
    { label: words.say('column_item'), width: null, align: 'left' },
    right('column_quantity', 40),
    right('column_unit', 68),
    ...(hasDiscounts(document) ? [right('column_discount', 60)] : []),
    right('column_rate', 44),
    right('column_net', 72),
  ]
}

/** The rows of the lines, each followed by its parts. */
export function pricedRows(document: Lines, words: PaperWords): PaperRow[] {
  const discounts = hasDiscounts(document)
  return document.lines.flatMap((line) => [
    { cells: lineCells(line, discounts, words) },
    ...(line.parts ?? []).map((part) => ({
      isPart: true,
      cells: [itemCell(part), { text: words.figure(part.quantity) }],
    })),
  ])
}

/** A row for an amount that is not for goods, such as delivery. */
export function extraRow(
  document: Lines,
  { title, net, rate }: { title: string; net: number; rate: TaxRate },
  words: PaperWords
): PaperRow {
  const unitNet = { amount: net, currency: document.currency }
  const line = { sku: '', name: title, detail: '', quantity: 1, unitNet, discountNet: 0, net, rate }
  return { cells: lineCells(line, hasDiscounts(document), words) }
}

function lineCells(line: SoldLine, discounts: boolean, words: PaperWords): PaperCell[] {
  const { quantity, unitNet, discountNet, net, rate } = line
  return [
    itemCell(line),
    { text: words.figure(quantity) },
    { text: words.unit(unitNet) },
    ...(discounts ? [{ text: discountNet > 0 ? words.money(-discountNet) : '' }] : []),
    { text: words.percent(rate.basisPoints) },
    { text: words.money(net) },
  ]
}

/** The cell with the name of an item, and its SKU below. */
export function itemCell({ name, detail, sku }: Pick<SoldLine, 'name' | 'detail' | 'sku'>): PaperCell {
  return { text: [name, detail].filter(Boolean).join(', '), small: sku }
}

/** The table of sums by VAT rate. */
export function rateTable({ taxes }: Pick<PricedDocument, 'taxes'>, words: PaperWords): Paper['rates'] {
  if (taxes.length === 0) return null
  return {
    head: [words.say('rates_rate'), words.say('rates_net'), words.say('rates_tax')],
    rows: taxes.map(({ rate, net, tax }) => [
      words.say('rates_of', { rate: words.percent(rate.basisPoints) }),
      words.money(net),
      words.money(tax),
    ]),
  }
}

/** The distinct reasons why there is no VAT. */
export function exemptions({ taxes }: Pick<PricedDocument, 'taxes'>, words: PaperWords): string[] {
  const reasons = taxes.flatMap(({ rate }) => (rate.note ? [exemption(rate, rate.note, words)] : []))
  return [...new Set(reasons)]
}

function exemption(rate: TaxRate, note: string, words: PaperWords): string {
  const category = vatCategoryOf(rate)
  const legal = category === 'K' || category === 'G' ? words.say(`exemption_${category.toLowerCase()}`) : ''
  return [note, legal].filter(Boolean).join(' – ')
}
