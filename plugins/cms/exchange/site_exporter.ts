import { ExportSite } from '#plugins/cms/exchange/export_site'
import { KINDS } from '#plugins/cms/exchange/site_record'
import { Translator } from '#core/i18n/translator'
import type { Exporter } from '#core/export/exporter'

/** Why a folder cannot be written to: it is a file, belongs to somebody else, or the disk is full. */
const UNWRITABLE = new Set(['EACCES', 'EEXIST', 'EISDIR', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'])

/** So many of what was left out are printed. The JSON has all. */
const SHOWN = 20

/** `cli export content`: the content site as a file that `cli import` reads. */
const siteExporter: Exporter = {
  what: 'content',

  async run({ app, terminal, arguments: [, folder = 'content-export'], options }) {
    const translator = await app.container.make(Translator)
    const say = (key: string, parameters: Record<string, string | number> = {}) =>
      translator.translate(terminal.locale, `cms.export.${key}`, parameters)
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

export default siteExporter
