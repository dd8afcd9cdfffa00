import { ChannelPort } from '#core/context/shop_context'
import { exportCells, exportHeader, type ExportCell, type ExportPlan } from '#core/export/export_cells'
import { Lists } from '#core/lists/lists'
import { Translator } from '#core/i18n/translator'
import type { Exporter, ExportTable } from '#core/export/exporter'
import type { Locale } from '#core/i18n/locales'
import type { Selection } from '#core/lists/selection'

interface ListParts {
  lists: Pick<Lists, 'describe' | 'count' | 'rows'>
  translator: Translator
  /** Time zone of the shop. */
  zone: string
}

interface ListChoices {
  /** Columns in this order; null: those that the screen shows. */
  columns: readonly string[] | null
  sort: string | null
  locale: Locale
}

/** The rows of a list as people read them, with its name. */
export async function listTable(
  { lists, translator, zone }: ListParts,
  list: string,
  selection: Selection,
  { columns, sort, locale }: ListChoices
): Promise<ExportTable & { label: string }> {
  const described = await lists.describe(list, locale)
  if (!described) throw new Error(`The list "${list}" is gone.`)
  const byKey = new Map(described.columns.map((column) => [column.key, column]))
  const chosen = columns
    ? columns.flatMap((key) => byKey.get(key) ?? [])
    : described.columns.filter(({ isShown }) => isShown)
  const say = (key: string, parameters = {}) => translator.translate(locale, `core.export.${key}`, parameters)
  const words = { currencyOf: (label: string) => say('currency_of', { label }), yes: say('yes'), no: say('no') }
  const plan: ExportPlan = { columns: chosen, zone, words }
  async function* chunks(): AsyncGenerator<{ lines: ExportCell[][]; things: number }> {
    const keys = chosen.map(({ key }) => key)
    for await (const rows of lists.rows(list, selection, { columns: keys, sort, locale })) {
      yield { lines: rows.map((row) => exportCells(plan, row)), things: rows.length }
    }
  }
  const total = await lists.count(list, selection)
  return { label: described.label, header: exportHeader(plan), total, chunks: chunks() }
}

/** Exports the shown columns of a list. */
export function listExporter(what: string, list: string): Exporter {
  return {
    what,
    formats: ['cellier'],
    async open({ app: { container }, query, locale }) {
      const zone = (await container.make(ChannelPort)).all()[0]?.timezone ?? 'utc'
      const parts = { lists: await container.make(Lists), translator: await container.make(Translator), zone }
      return listTable(parts, list, { query }, { columns: null, sort: null, locale })
    },
  }
}
