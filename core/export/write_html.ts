import { PassThrough, Readable } from 'node:stream'
import { escapeHtml } from '#core/mail/escape_html'
import { writeOut, type FileOptions } from '#core/export/write_csv'
import type { ExportCell } from '#core/export/export_cells'

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color:#1a1a1a;background:#fff}
table{border-collapse:collapse}
th,td{padding:.35rem .75rem;border-bottom:1px solid #ddd;text-align:start;vertical-align:top;overflow-wrap:anywhere}
th{position:sticky;top:0;background:#fff}`

/** Writes lines as they come into a page with one table, which loads nothing and runs nothing. */
export async function writeHtml(
  chunks: AsyncIterable<ExportCell[][]>,
  { path, header, signal, title, locale }: FileOptions & { title: string; locale: string }
): Promise<void> {
  const row = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join('')}</tr>\n`
  async function* pieces(): AsyncGenerator<string> {
    const named = escapeHtml(title)
    yield `<!doctype html>\n<html lang="${locale.slice(0, 2)}">\n<meta charset="utf-8">\n`
    yield `<meta name="viewport" content="width=device-width">\n<title>${named}</title>\n<style>${STYLE}</style>\n`
    yield `<h1>${named}</h1>\n<table>\n<thead>\n${row(header, 'th')}</thead>\n<tbody>\n`
    for await (const lines of chunks)
      for (const cells of lines)
        yield row(
          cells.map(({ text }) => text),
          'td'
        )
    yield '</tbody>\n</table>\n</html>\n'
  }
  await writeOut(Readable.from(pieces()), new PassThrough(), { path, signal })
}
