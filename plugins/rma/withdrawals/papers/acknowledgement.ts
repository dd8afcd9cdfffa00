import { buffer } from 'node:stream/consumers'
import { languageTag } from '#core/i18n/locales'
import { openPdf, PAGE, rule, setText } from '#plugins/sales/index'
import { readInstant } from '#core/time/instant'
import type { RowIn } from '#core/database/table'
import type { Translator } from '#core/i18n/translator'
import type { withdrawals } from '#plugins/rma/withdrawals/tables'

type Acknowledged = Pick<RowIn<typeof withdrawals>, 'number' | 'locale' | 'statement' | 'receivedAt'>

/** Draws the acknowledgement of a withdrawal as PDF. The same withdrawal gives the same bytes. */
export async function acknowledgementBytes(
  { number, locale, statement, receivedAt }: Acknowledged,
  translator: Translator
): Promise<Buffer> {
  const title = translator.translate(locale, 'rma.withdrawals.paper_title')
  const at = readInstant(receivedAt).toJSDate()
  const pdf = openPdf({ title: `${title} ${number}`, lang: languageTag(locale), at })
  const bytes = buffer(pdf)
  pdf.addPage()
  const { left: x, top, width: all, right } = PAGE
  const width = all - x - right
  let y = top + setText(pdf, title, { x, y: top, width }, { size: 22, font: 'serif' }) + 12
  y += setText(pdf, number, { x, y, width }, { size: 14, font: 'strong' }) + 16
  rule(pdf, y)
  y += 18
  for (const paragraph of statement.split('\n\n')) {
    if (y > PAGE.height - PAGE.bottom - 80) {
      pdf.addPage()
      y = top
    }
    y += setText(pdf, paragraph, { x, y, width }, { size: 11 }) + 14
  }
  pdf.end()
  return bytes
}
