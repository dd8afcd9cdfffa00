import { LineChart } from '@mantine/charts'

/** A type, not an interface: only types are assignable to the `Record` that Mantine expects. */
export type ChartPoint = {
  /** Label on the axis. */
  day: string
  now: number
  before: number
}

interface DayChartProps {
  points: ChartPoint[]
  names: { now: string; before: string; day: string; value: string }
  format: (value: number) => string
}

/** A value by day as a line, and the compared period as a dashed line. */
export default function DayChart({ points, names, format }: DayChartProps) {
  return (
    <LineChart
      h={240}
      data={points}
      dataKey="day"
      series={[
        { name: 'now', label: names.now, color: 'rgb(var(--color-primary))' },
        { name: 'before', label: names.before, color: 'rgb(var(--color-muted))', strokeDasharray: '4 4' },
      ]}
      xAxisLabel={names.day}
      yAxisLabel={names.value}
      valueFormatter={format}
      curveType="linear"
      withDots={false}
      withLegend
      strokeWidth={2}
      lineProps={{ isAnimationActive: false }}
      // Keyboards and screen readers use the table instead.
      lineChartProps={{ accessibilityLayer: false }}
      yAxisProps={{ allowDecimals: false, width: 84 }}
    />
  )
}
