import { systemOrigin } from '#core/audit/origin'
import { readDelimiter, readEncoding, readPairs } from '#core/import/choices'
import { refusedFile, tellProblem } from '#core/import/problem'
import { encodingNames } from '#core/import/reading/encoding'
import { RunImport, type ImportRequest, type ImportWatcher } from '#core/import/run_import'
import { NOTHING } from '#core/import/import_record'
import { tellReport, type ImportReport } from '#core/import/report'
import { Translator } from '#core/i18n/translator'
import { EXIT } from '#cli/lib/exit_codes'
import { words } from '#cli/lib/words'
import type { CliCommand, CommandCall, Terminal } from '#core/console/command'

/** Errors and warnings that people are shown one by one; programs get all. */
const SHOWN = 50

type Options = CommandCall['options']

/** Reads what was asked for. Throws a `DomainError` for what cannot be meant. */
function requestOf({ app, arguments: [file = ''], options }: CommandCall): ImportRequest {
  const text = (name: string) => {
    const value = options[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  const encoding = text('encoding')
  const delimiter = text('delimiter')
  return {
    app,
    file,
    resource: text('resource'),
    mapping: readPairs(text('map') ?? ''),
    defaults: readPairs(text('defaults') ?? ''),
    images: text('images'),
    createMissing: options.createAttributes === true,
    dryRun: options.dryRun === true,
    stopOnError: options.stopOnError === true,
    origin: systemOrigin('import', 'cli'),
    ...(encoding ? { encoding: readEncoding(encoding) } : {}),
    ...(delimiter ? { delimiter: readDelimiter(delimiter) } : {}),
  }
}

/** Shows how far the run is and how quick it goes; what an interrupted run had done is no pace of this one. Programs that want JSON get the progress on the error stream alone. */
function watcherFor(terminal: Terminal, options: Options): ImportWatcher {
  const say = words(terminal.locale)
  const started = performance.now()
  let before = 0
  return {
    understood({ importer, encoding, total, resumedAt, done }) {
      before = done
      if (options.json) return
      if (encoding !== 'utf-8') terminal.line(say('import.encoding', { encoding: encodingNames[encoding] }))
      terminal.line(say('import.understood', { label: importer.label[terminal.locale], rows: total ?? 0 }))
      if (resumedAt !== null) terminal.line(say('import.resumed', { row: resumedAt }))
    },
    progress(done, total) {
      const seconds = (performance.now() - started) / 1000
      terminal.progress(
        done,
        total,
        say('import.progress', { pace: Math.round((done - before) / Math.max(seconds, 0.001)) })
      )
    },
  }
}

/** The report in sentences: what was refused, which rows were left out, and what came of the rest. */
function show(terminal: Terminal, report: ImportReport, translator: Translator, dryRun: boolean): void {
  const { locale } = terminal
  const say = words(locale)
  if (report.refused) {
    terminal.error(tellProblem(translator, locale, report.refused).message)
    return
  }
  for (const warning of report.warnings.slice(0, SHOWN)) {
    const { row, message } = tellProblem(translator, locale, warning)
    terminal.line(
      row === null ? say('import.note', { message }) : say('import.row_note', { row: String(row), message })
    )
  }
  if (report.warnings.length > SHOWN) terminal.line(say('import.more_notes', { count: report.warnings.length - SHOWN }))
  for (const error of report.errors.slice(0, SHOWN)) {
    const { row, column, message } = tellProblem(translator, locale, error)
    const key = column === null ? 'core.import.line' : 'core.import.line_column'
    terminal.error(translator.translate(locale, key, { row: String(row ?? ''), message, column: column ?? '' }))
  }
  if (report.errors.length > SHOWN) terminal.line(say('import.more_errors', { count: report.errors.length - SHOWN }))
  if (report.isStopped) terminal.line(say('import.stopped'))
  const { created, updated, unchanged, variants, rejected, rows, seconds } = report
  terminal.line(say('import.result', { created, updated, unchanged, variants, rejected, rows, seconds }))
  if (dryRun) terminal.line(say('import.dry'))
}

/** Runs the import; options that cannot be meant refuse it as the file itself would. */
async function execute(call: CommandCall): Promise<ImportReport> {
  const run = await call.app.container.make(RunImport)
  let request: ImportRequest
  try {
    request = requestOf(call)
  } catch (error) {
    const refused = refusedFile(error)
    if (!refused) throw error
    return { ...NOTHING, seconds: 0, errors: [], warnings: [], refused, isStopped: false }
  }
  return run.execute(request, watcherFor(call.terminal, call.options))
}

const importFile: CliCommand = {
  name: 'import',
  summary: {
    fr_FR: 'Importe un fichier CSV dans la boutique',
    en_GB: 'Bring a CSV file into the shop',
  },
  arguments: [
    {
      name: 'file',
      summary: { fr_FR: 'Le fichier, par exemple produits.csv', en_GB: 'The file, such as products.csv' },
    },
  ],
  options: [
    {
      flags: '--resource <name>',
      summary: {
        fr_FR: 'Ce que le fichier contient, par exemple products ; sinon, c’est reconnu',
        en_GB: 'What the file holds, such as products; found out when not given',
      },
    },
    {
      flags: '--map <pairs>',
      summary: {
        fr_FR: 'Colonnes du fichier et champs : "Réf=sku,Nom=name,Prix=price" ; champ vide : colonne ignorée',
        en_GB: 'Columns of the file and fields: "Ref=sku,Title=name,Cost=price"; an empty field leaves a column aside',
      },
    },
    {
      flags: '--defaults <pairs>',
      summary: {
        fr_FR: 'Valeurs des cellules vides : price=12.90,stock=12',
        en_GB: 'Values of empty cells: price=12.90,stock=12',
      },
    },
    {
      flags: '--images <path>',
      summary: { fr_FR: 'Dossier ou zip des images', en_GB: 'Folder or zip of the pictures' },
    },
    {
      flags: '--delimiter <character>',
      summary: {
        fr_FR: 'Ce qui sépare les colonnes, si ce n’est pas reconnu',
        en_GB: 'What separates the columns, where it is not found out',
      },
    },
    {
      flags: '--encoding <name>',
      summary: {
        fr_FR: 'utf-8, windows-1252, utf-16le ou utf-16be, si ce n’est pas reconnu',
        en_GB: 'utf-8, windows-1252, utf-16le or utf-16be, where it is not found out',
      },
    },
    {
      flags: '--create-attributes',
      summary: {
        fr_FR: 'Crée les attributs et les valeurs que la boutique n’a pas',
        en_GB: 'Make attributes and values that the shop lacks',
      },
    },
    {
      flags: '--dry-run',
      summary: { fr_FR: 'Dit ce qui se passerait, n’écrit rien', en_GB: 'Say what would happen, write nothing' },
    },
    {
      flags: '--stop-on-error',
      summary: {
        fr_FR: 'S’arrête à la première ligne en erreur ; ce qui précède est gardé',
        en_GB: 'End at the first bad row; what stands before it is kept',
      },
    },
    {
      flags: '--json',
      summary: {
        fr_FR: 'Réponse pour un programme, sur la dernière ligne',
        en_GB: 'Answer for a program, on the last line',
      },
    },
  ],
  async run(call) {
    const { app, terminal, options } = call
    const translator = await app.container.make(Translator)
    const report = await execute(call)
    if (options.json) terminal.line(JSON.stringify(tellReport(report, translator, terminal.locale)))
    else show(terminal, report, translator, options.dryRun === true)
    if (report.refused) return EXIT.failed
    return report.rejected > 0 ? EXIT.partly : EXIT.done
  },
}

export default importFile
