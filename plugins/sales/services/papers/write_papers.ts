import { createWriteStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { drawPaper } from '#plugins/sales/services/papers/draw_paper'
import { languageTag } from '#core/i18n/locales'
import { openPdf, type PdfFacts } from '#plugins/sales/services/papers/sheet'
import { readInstant } from '#core/time/instant'
import type { Paper } from '#plugins/sales/services/papers/paper'

/** One document as the bytes of a file: the same ones whenever it is printed. */
export async function paperBytes(paper: Paper): Promise<Buffer> {
  const { title, number, locale, at } = paper
  const pdf = openPdf({ title: `${title} ${number}`, lang: languageTag(locale), at: readInstant(at).toJSDate() })
  const bytes = buffer(pdf)
  drawPaper(pdf, paper)
  pdf.end()
  return bytes
}

/** Many documents as one file, each with pages numbered on their own. Pages go to the disk as they are full. */
export async function writePapers(papers: AsyncIterable<Paper>, path: string, facts: PdfFacts): Promise<void> {
  const pdf = openPdf(facts)
  const file = createWriteStream(path)
  const done = finished(file)
  // A refusal while pages are made comes before the end of the file is looked at.
  done.catch(() => undefined)
  pdf.pipe(file)
  try {
    for await (const paper of papers) {
      drawPaper(pdf, paper)
      if (file.writableNeedDrain) await drained(file)
    }
    pdf.end()
    await done
  } catch (error) {
    file.destroy()
    throw error
  }
}

const drained = (file: NodeJS.EventEmitter) => new Promise<void>((resolve) => file.once('drain', () => resolve()))
