import { UndoImport } from '#core/import/undo_import'
import { Translator } from '#core/i18n/translator'
import { systemOrigin } from '#core/audit/origin'
import { EXIT } from '#cli/lib/exit_codes'
import { words } from '#cli/lib/words'
import type { CliCommand } from '#core/console/command'

const undoImport: CliCommand = {
  name: 'import:undo',
  summary: {
    fr_FR: 'Annule un import : ce qu’il a créé et changé, sauf ce qui a changé depuis',
    en_GB: 'Undo an import: what it created and changed, except what was changed since',
  },
  arguments: [
    {
      name: 'number',
      title: { fr_FR: 'numéro', en_GB: 'number' },
      summary: { fr_FR: 'Le numéro que l’import a dit à sa fin', en_GB: 'The number that the import told at its end' },
    },
  ],
  options: [
    {
      flags: '--json',
      summary: {
        fr_FR: 'Réponse pour un programme, sur la dernière ligne',
        en_GB: 'Answer for a program, on the last line',
      },
    },
  ],
  async run({ app, terminal, arguments: [number = ''], options }) {
    const say = words(terminal.locale)
    const undo = await app.container.make(UndoImport)
    const report = await undo.execute(Number(number) || 0, systemOrigin('command', 'import:undo'))
    if (options.json) {
      terminal.line(JSON.stringify(report))
      return report.keptCount > 0 ? EXIT.partly : EXIT.done
    }
    terminal.line(say('import.undone', { count: report.undone }))
    if (report.keptCount === 0) return EXIT.done
    terminal.line(say('import.kept_since', { count: report.keptCount }))
    const translator = await app.container.make(Translator)
    for (const { title, reason } of report.kept) {
      terminal.line(`  ${title}: ${translator.translate(terminal.locale, `core.import.undo.kept.${reason}`)}`)
    }
    return EXIT.partly
  },
}

export default undoImport
