import { formatProblem, type FormattedProblem } from '#core/import/problem'
import type { Locale } from '#core/i18n/locales'
import type { MoneyData } from '#core/money/money'
import type { ReadTable } from '#plugins/sales/shipping/table_rates/read_table_file'
import type { Translator } from '#core/i18n/translator'

/** What a file would come to, as its screen shows it. */
export interface TablePreview {
  /** Rows that can be used. */
  rows: number
  /** In all. */
  problems: number
  /** The first of them, by line. */
  told: FormattedProblem[]
  /** Ways of delivery, with how many rows each has and what they cost. */
  ways: { label: string; rows: number; from: MoneyData; to: MoneyData }[]
}

const MOST_TOLD = 100

export function previewAnswer(
  { rows, problems }: ReadTable,
  currency: string,
  { translator, locale }: { translator: Translator; locale: Locale }
): TablePreview {
  const ways = [...Map.groupBy(rows, ({ label }) => label)].map(([label, own]) => {
    const prices = own.map(({ price }) => price)
    const money = (amount: number) => ({ amount, currency })
    return { label, rows: own.length, from: money(Math.min(...prices)), to: money(Math.max(...prices)) }
  })
  return {
    rows: rows.length,
    problems: problems.length,
    told: problems.slice(0, MOST_TOLD).map((problem) => formatProblem(translator, locale, problem)),
    ways,
  }
}
