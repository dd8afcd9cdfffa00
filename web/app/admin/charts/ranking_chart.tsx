import { BarChart } from '@mantine/charts'

export interface RankedBar {
  name: string
  now: number
  before: number
}

interface RankingChartProps {
  bars: RankedBar[]
  /** Null: there is nothing to compare with. */
  names: { now: string; before: string | null }
  format: (value: number) => string
  /** In pixels. */
  height: number
}

/** The largest of a list as bars, each over what it was before. */
export default function RankingChart({ bars, names, format, height }: RankingChartProps) {
  return (
    <BarChart
      h={height}
      data={bars as unknown as Record<string, unknown>[]}
      dataKey="name"
      orientation="vertical"
      series={[
        { name: 'now', label: names.now, color: 'rgb(var(--color-primary))' },
        ...(names.before === null ? [] : [{ name: 'before', label: names.before, color: 'rgb(var(--color-muted))' }]),
      ]}
      valueFormatter={format}
      withLegend
      gridAxis="y"
      yAxisProps={{ width: 170, tick: { fontSize: 12, fill: 'currentColor' }, interval: 0 }}
      barProps={{ isAnimationActive: false }}
      // The table below it is what a keyboard and a screen reader get.
      barChartProps={{ accessibilityLayer: false }}
    />
  )
}
