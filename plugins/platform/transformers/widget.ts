import type { Locale } from '#core/i18n/locales'
import type { Label } from '#core/i18n/label'
import type { WidgetData, WidgetFigure, WidgetRows, WidgetSeries } from '#plugins/platform/contracts/dashboard_widget'

type Spoken<T> = Omit<T, 'label'> & { label: string }

/** A widget in one language. */
export interface SpokenWidget {
  figures: Spoken<WidgetFigure>[]
  series: Spoken<WidgetSeries> | null
  rows: (Omit<WidgetRows, 'columns' | 'none'> & { columns: string[]; none: string }) | null
}

export function spokenWidget({ figures = [], series, rows }: WidgetData, locale: Locale): SpokenWidget {
  const spoken = <T extends { label: Label }>(part: T): Spoken<T> => ({ ...part, label: part.label[locale] })
  return {
    figures: figures.map(spoken),
    series: series ? spoken(series) : null,
    rows: rows ? { ...rows, columns: rows.columns.map((column) => column[locale]), none: rows.none[locale] } : null,
  }
}
