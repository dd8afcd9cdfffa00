import { createWriteStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { drawPaper } from '#plugins/sales/documents/papers/draw/draw_paper'
import { languageTag } from '#core/i18n/locales'
import { openPdf, type PdfFacts } from '#plugins/sales/documents/papers/draw/sheet'
import { readInstant } from '#core/time/instant'
import type { Paper } from '#plugins/sales/documents/papers/paper'

/** One document as a PDF. The same document gives the same bytes. */
export async function paperBytes(paper: Paper): Promise<Buffer> {
  const { title, number, locale, at } = paper
  const pdf = openPdf({ title: `${title} ${number}`, lang: languageTag(locale), at: readInstant(at).toJSDate() })
  const bytes = buffer(pdf)
  drawPaper(pdf, paper)
  pdf.end()
  return bytes
}

/** Writes many documents into one PDF, each with its own page numbers. Streams finished pages to the disk. */
export async function writePapers(papers: AsyncIterable<Paper>, path: string, facts: PdfFacts): Promise<void> {
  const pdf = openPdf(facts)
  const file = createWriteStream(path)
  const done = finished(file)
  // Marks a rejection as handled: it may come while pages are drawn, before `done` is awaited.
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
