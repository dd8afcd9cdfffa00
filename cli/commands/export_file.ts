import { rename, rm } from 'node:fs/promises'
import { EXIT } from '#cli/lib/exit_codes'
import { MOST_IN_XLSX, writeXlsx } from '#core/export/write_xlsx'
import { PluginRegistry } from '#core/plugin/registry'
import { Translator } from '#core/i18n/translator'
import { writeCsv, writeJson } from '#core/export/write_csv'
import type { CliCommand, CommandCall } from '#core/console/command'
import type { Exporter, ExportTable } from '#core/export/exporter'

const WRITERS = { csv: writeCsv, xlsx: writeXlsx, json: writeJson }
type Format = keyof typeof WRITERS

/** Why a file cannot be written: its folder is missing, it belongs to somebody else, or the disk is full. */
const UNWRITABLE = new Set(['EACCES', 'EISDIR', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'])

async function run(call: CommandCall): Promise<number> {
  const { app, terminal, options } = call
  const [what = '', file = '-'] = call.arguments
  const translator = await app.container.make(Translator)
  const worded = (key: string, parameters: Record<string, string | number> = {}) =>
    translator.translate(terminal.locale, `core.export.${key}`, parameters)
  const refuse = (text: string) => {
    terminal.error(text)
    return EXIT.failed
  }
  const all = await exporters(call)
  const exporter = all.find((each) => each.what === what)
  if (!exporter) return refuse(worded('unknown', { what, known: all.map((each) => each.what).join(', ') }))
  if ('run' in exporter) return exporter.run(call)
  const format = String(options.format ?? endingOf(file) ?? 'csv')
  if (!isFormat(format)) return refuse(worded('unknown_format', { format, known: Object.keys(WRITERS).join(', ') }))
  const as = options.as === undefined ? null : String(options.as)
  if (as !== null && !exporter.formats.includes(as)) {
    return refuse(worded('unknown_format', { format: as, known: exporter.formats.join(', ') }))
  }
  const query = queryOf(String(options.filter ?? ''))
  const table = await exporter.open({ app, query, as, locale: terminal.locale })
  if (format === 'xlsx' && table.total > MOST_IN_XLSX)
    return refuse(worded('too_large_for_xlsx', { limit: MOST_IN_XLSX }))
  const signal = call.abortOnSignal?.() ?? new AbortController().signal
  const written = { things: 0, rows: 0 }
  const isFile = file !== '-'
  const path = isFile ? `${file}.part` : process.stdout
  const chunks = counted(
    table,
    written,
    () => isFile && terminal.progress(written.things, table.total, worded('progress'))
  )
  try {
    await WRITERS[format](chunks, { path, header: table.header, signal })
    if (!isFile) return EXIT.done
    await rename(`${file}.part`, file)
  } catch (error) {
    if (isFile) await rm(`${file}.part`, { force: true })
    if (signal.aborted) {
      terminal.error(worded('interrupted'))
      return signal.reason as number
    }
    if (UNWRITABLE.has((error as NodeJS.ErrnoException).code ?? '')) return refuse(worded('unwritable', { file }))
    throw error
  }
  if (options.json) terminal.line(JSON.stringify({ file, records: written.things, rows: written.rows }))
  else terminal.line(worded('done', { file, count: written.things, rows: written.rows }))
  return EXIT.done
}

async function exporters({ app }: CommandCall): Promise<Exporter[]> {
  const registry = await app.container.make(PluginRegistry)
  return Promise.all(registry.contributions('core.exporters').map(({ load }) => load()))
}

async function* counted({ chunks }: ExportTable, written: { things: number; rows: number }, tell: () => void) {
  for await (const { lines, things } of chunks) {
    written.things += things
    written.rows += lines.length
    tell()
    yield lines
  }
}

/** `status=published&price=10..20&q=margaux`, as the address of a list has it. */
function queryOf(text: string): { q?: string; filter: Record<string, string> } {
  const { q, ...filter } = Object.fromEntries(new URLSearchParams(text))
  return q === undefined ? { filter } : { q, filter }
}

const isFormat = (text: string): text is Format => Object.hasOwn(WRITERS, text)

const endingOf = (file: string) => /\.(csv|xlsx|json)$/i.exec(file)?.[1]?.toLowerCase()

const exportFile: CliCommand = {
  name: 'export',
  summary: {
    fr_FR: 'Exporte produits, clients, commandes ou le site de contenu',
    en_GB: 'Write products, customers, orders or the content site to a file',
  },
  arguments: [
    {
      name: 'what',
      title: { fr_FR: 'quoi', en_GB: 'what' },
      summary: {
        fr_FR: 'products, customers, orders, ou content\u202f: le site de contenu',
        en_GB: 'products, customers, orders, or content: the content site',
      },
    },
    {
      name: 'file',
      title: { fr_FR: 'fichier', en_GB: 'file' },
      optional: true,
      summary: {
        fr_FR: 'Le fichier à écrire\u202f; sinon, la sortie standard. Pour content, un dossier',
        en_GB: 'The file to write; the standard output when not given. For content, a folder',
      },
    },
  ],
  options: [
    {
      flags: '--format <format>',
      summary: {
        fr_FR: 'csv, xlsx ou json\u202f; sinon, d’après le nom du fichier',
        en_GB: 'csv, xlsx or json; by the name of the file when not given',
      },
    },
    {
      flags: '--as <program>',
      value: { fr_FR: 'programme', en_GB: 'program' },
      summary: {
        fr_FR: 'Produits\u202f: les colonnes de cellier (par défaut), woocommerce ou shopify',
        en_GB: 'Products: the columns of cellier (the default), woocommerce or shopify',
      },
    },
    {
      flags: '--filter <query>',
      value: { fr_FR: 'filtre', en_GB: 'query' },
      summary: {
        fr_FR: 'Comme dans l’adresse d’une liste\u202f: "status=published&price=10..20&q=margaux"',
        en_GB: 'As in the address of a list: "status=published&price=10..20&q=margaux"',
      },
    },
    { flags: '--json', summary: { fr_FR: 'Résultat en JSON', en_GB: 'Result as JSON' } },
  ],
  failure: (reason) => ({ refused: reason }),
  run,
}

export default exportFile
