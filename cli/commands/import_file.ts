import { Translator } from '#core/i18n/translator'
import { NOTHING } from '#core/import/import_record'
import { formatReport, type ImportReport, type FormattedReport } from '#core/import/report'
import { EXIT } from '#cli/lib/exit_codes'
import { explain } from '#cli/lib/explain'
import { runImport } from '#cli/import/run_command'
import { showReport } from '#cli/import/show_report'
import type { ThingChange } from '#core/import/importer'
import type { CliCommand, CommandCall } from '#core/console/command'

/** A trial lists at most so many changed records. Further ones are only counted. */
const MOST_THINGS = 10_000

/** The JSON report of a failed import. `rows` is the number of rows done; null when the import did not start. */
function failedReport(reason: string, rows: number | null): FormattedReport {
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
  const signal = call.abortOnSignal?.() ?? new AbortController().signal
  let rowsDone: number | null = null
  try {
    const things: ThingChange[] = []
    const report = await runImport(call, signal, {
      onProgress: (rows) => (rowsDone = rows),
      onBatch: ({ changes }) => options.dryRun && things.push(...changes.slice(0, MOST_THINGS - things.length)),
    })
    if (options.json) terminal.line(JSON.stringify(formatReport(report, translator, terminal.locale, things)))
    else showReport(terminal, { report, things }, translator, options.dryRun === true)
    return statusOf(report, signal)
  } catch (error) {
    if (!options.json) throw error
    const { text, status } = await explain(error, terminal.locale, app)
    terminal.error(text)
    terminal.line(JSON.stringify(failedReport(text, rowsDone)))
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
    fr_FR: 'Importe un fichier CSV, XLSX, XML ou JSON dans la boutique',
    en_GB: 'Bring a CSV, XLSX, XML or JSON file into the shop',
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
      flags: '--as, --resource <name>',
      value: { fr_FR: 'nom', en_GB: 'name' },
      summary: {
        fr_FR: 'Ce que le fichier contient : products, sales.tax_rates, ou le nom d’un format ; sinon, c’est reconnu',
        en_GB: 'What the file holds: products, sales.tax_rates, or the name of a format; found out when not given',
      },
    },
    {
      flags: '--profile <name>',
      value: { fr_FR: 'nom', en_GB: 'name' },
      summary: {
        fr_FR: 'Profil enregistré à l’écran des imports ; les autres options passent avant lui',
        en_GB: 'A profile that was saved on the imports screen; the other options go before it',
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
      flags: '--download',
      summary: {
        fr_FR: 'Télécharge les images que ce dossier n’a pas, depuis les adresses du fichier',
        en_GB: 'Fetch the pictures that this folder lacks, from the addresses in the file',
      },
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
        fr_FR: 'Crée les attributs, valeurs, catégories et plats que la boutique n’a pas',
        en_GB: 'Make attributes, values, categories and dishes that the shop lacks',
      },
    },
    {
      flags: '--create-types',
      summary: {
        fr_FR: 'Crée les types de contenu que le site n’a pas',
        en_GB: 'Make content types that the site lacks',
      },
    },
    {
      flags: '--empty-cells <effect>',
      value: { fr_FR: 'effet', en_GB: 'effect' },
      summary: {
        fr_FR: 'clear (par défaut) : une cellule vide efface ce qu’avait la boutique ; keep : elle le garde',
        en_GB: 'clear (the default): an empty cell clears what the shop had; keep: it leaves it as it is',
      },
    },
    {
      flags: '--resume',
      summary: {
        fr_FR: 'Refuse s’il n’y a rien à reprendre ; un import interrompu reprend de toute façon',
        en_GB: 'Refuse if there is nothing to go on with; an interrupted import goes on anyway',
      },
    },
    {
      flags: '--dry-run',
      summary: { fr_FR: 'Dit ce qui se passerait, n’écrit rien', en_GB: 'Say what would happen, write nothing' },
    },
    {
      flags: '--report <file>',
      value: { fr_FR: 'fichier', en_GB: 'file' },
      summary: {
        fr_FR: 'Écrit ce que devient chaque ligne, valeurs avant et après, dans un fichier csv, json ou html',
        en_GB: 'Write what becomes of each row, values before and after, to a csv, json or html file',
      },
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
  failure: (reason) => failedReport(reason, null),
  run,
}

export default importFile
