import { BarChart } from '@mantine/charts'

/** A type, not an interface: only types are assignable to the `Record` that Mantine expects. */
export type RankedBar = {
  name: string
  now: number
  before: number
}

interface RankingChartProps {
  bars: RankedBar[]
  /** Null without a value to compare with. */
  names: { now: string; before: string | null }
  format: (value: number) => string
  /** In pixels. */
  height: number
}

/** The largest values of a list as bars, with those of the compared period. */
export default function RankingChart({ bars, names, format, height }: RankingChartProps) {
  return (
    <BarChart
      h={height}
      data={bars}
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
      // Keyboards and screen readers use the table instead.
      barChartProps={{ accessibilityLayer: false }}
    />
  )
}
