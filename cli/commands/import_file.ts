import { Translator } from '#core/i18n/translator'
import { NOTHING } from '#core/import/import_record'
import { tellReport, type ImportReport, type ToldReport } from '#core/import/report'
import { EXIT } from '#cli/lib/exit_codes'
import { explain } from '#cli/lib/explain'
import { runImport } from '#cli/import/run_command'
import { showReport } from '#cli/import/show_report'
import type { CliCommand, CommandCall } from '#core/console/command'

/** What a program reads of an import that failed; null for the rows: it did not begin, so that nothing was written. */
function failed(reason: string, rows: number | null): ToldReport {
  const errors = [{ row: null, column: null, code: 'E_IMPORT_FAILED', message: reason, count: 1, rows: [] }]
  return {
    ...NOTHING,
    rows: rows ?? 0,
    seconds: 0,
    errors,
    warnings: [],
    ...(rows === null ? { refused: reason } : {}),
  }
}

async function run(call: CommandCall): Promise<number> {
  const { app, terminal, options } = call
  const translator = await app.container.make(Translator)
  const signal = call.heedEnd?.() ?? new AbortController().signal
  let done: number | null = null
  try {
    const report = await runImport(call, signal, (rows) => (done = rows))
    if (options.json) terminal.line(JSON.stringify(tellReport(report, translator, terminal.locale)))
    else showReport(terminal, report, translator, options.dryRun === true)
    return statusOf(report, signal)
  } catch (error) {
    if (!options.json) throw error
    const { text, status } = await explain(error, terminal.locale, app)
    terminal.error(text)
    terminal.line(JSON.stringify(failed(text, done)))
    return status
  }
}

function statusOf({ refused, rejected, isInterrupted }: ImportReport, signal: AbortSignal): number {
  if (isInterrupted) return signal.reason as number
  if (refused) return EXIT.failed
  return rejected > 0 ? EXIT.partly : EXIT.done
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
      title: { fr_FR: 'fichier', en_GB: 'file' },
      summary: { fr_FR: 'Le fichier, par exemple produits.csv', en_GB: 'The file, such as products.csv' },
    },
  ],
  options: [
    {
      flags: '--resource <name>',
      value: { fr_FR: 'nom', en_GB: 'name' },
      summary: {
        fr_FR: 'Ce que le fichier contient, par exemple products ; sinon, c’est reconnu',
        en_GB: 'What the file holds, such as products; found out when not given',
      },
    },
    {
      flags: '--map <pairs>',
      value: { fr_FR: 'paires', en_GB: 'pairs' },
      summary: {
        fr_FR: 'Colonnes du fichier et champs : "Réf=sku,Nom=name,Prix=price" ; champ vide : colonne ignorée',
        en_GB: 'Columns of the file and fields: "Ref=sku,Title=name,Cost=price"; an empty field leaves a column aside',
      },
    },
    {
      flags: '--defaults <pairs>',
      value: { fr_FR: 'paires', en_GB: 'pairs' },
      summary: {
        fr_FR: 'Valeurs des cellules vides : price=12.90,stock=12',
        en_GB: 'Values of empty cells: price=12.90,stock=12',
      },
    },
    {
      flags: '--images <path>',
      value: { fr_FR: 'chemin', en_GB: 'path' },
      summary: { fr_FR: 'Dossier ou zip des images', en_GB: 'Folder or zip of the pictures' },
    },
    {
      flags: '--delimiter <character>',
      value: { fr_FR: 'caractère', en_GB: 'character' },
      summary: {
        fr_FR: 'Ce qui sépare les colonnes, si ce n’est pas reconnu',
        en_GB: 'What separates the columns, where it is not found out',
      },
    },
    {
      flags: '--encoding <name>',
      value: { fr_FR: 'nom', en_GB: 'name' },
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
  failure: (reason) => failed(reason, null),
  run,
}

export default importFile
