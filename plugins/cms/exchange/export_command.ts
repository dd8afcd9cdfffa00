import { ExportSite } from '#plugins/cms/exchange/export_site'
import { FILE_NAME, KINDS, MEDIA_FOLDER } from '#plugins/cms/exchange/site_record'
import { Translator } from '#core/i18n/translator'
import type { CliCommand } from '#core/console/command'

const WHAT = 'content'

/** Why a folder cannot be written to: it is a file, belongs to somebody else, or the disk is full. */
const UNWRITABLE = new Set(['EACCES', 'EEXIST', 'EISDIR', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'])

/** So many of what was left out are printed. The JSON has all. */
const SHOWN = 20

/** `cli export content`: the content site as a file that `cli import` reads. */
const exportCommand: CliCommand = {
  name: 'export',
  summary: {
    fr_FR: 'Exporte le site de contenu dans un dossier, à importer dans une autre boutique',
    en_GB: 'Write the content site to a folder, to import it into another shop',
  },
  arguments: [
    {
      name: 'what',
      title: { fr_FR: 'quoi', en_GB: 'what' },
      summary: { fr_FR: 'content\u202f: le site de contenu', en_GB: 'content: the content site' },
    },
    {
      name: 'folder',
      title: { fr_FR: 'dossier', en_GB: 'folder' },
      optional: true,
      summary: {
        fr_FR: `Reçoit ${FILE_NAME} et le dossier ${MEDIA_FOLDER}\u202f; sinon, content-export`,
        en_GB: `Is given ${FILE_NAME} and the folder ${MEDIA_FOLDER}; content-export when not given`,
      },
    },
  ],
  options: [{ flags: '--json', summary: { fr_FR: 'Résultat en JSON', en_GB: 'Result as JSON' } }],
  failure: (reason) => ({ refused: reason }),
  async run({ app, terminal, arguments: [what = '', folder = 'content-export'], options }) {
    const translator = await app.container.make(Translator)
    const say = (key: string, parameters: Record<string, string | number> = {}) =>
      translator.translate(terminal.locale, `cms.export.${key}`, parameters)
    if (what !== WHAT) {
      terminal.error(say('unknown', { what, known: WHAT }))
      return 1
    }
    const action = await app.container.make(ExportSite)
    const exported = await action
      .execute(folder, (count) => terminal.progress(count, null, say('progress')))
      .catch((error: NodeJS.ErrnoException) => {
        if (!UNWRITABLE.has(error.code ?? '')) throw error
        return null
      })
    if (!exported) {
      terminal.error(say('unwritable', { folder }))
      return 1
    }
    if (options.json) {
      terminal.line(JSON.stringify(exported))
      return 0
    }
    const { file, records, unnamed, lost } = exported
    for (const { record, list, id } of unnamed.slice(0, SHOWN)) terminal.line(say('unnamed', { record, list, id }))
    if (unnamed.length > SHOWN) terminal.line(say('more', { count: unnamed.length - SHOWN }))
    for (const name of lost.slice(0, SHOWN)) terminal.line(say('lost', { name }))
    const counts = KINDS.flatMap((kind) => (records[kind] ? [`${say(`kinds.${kind}`)} ${records[kind]}`] : []))
    terminal.line(say('done', { file, counts: counts.join(', ') }))
    return 0
  },
}

export default exportCommand
