import { LineChart } from '@mantine/charts'

export interface ChartPoint {
  /** As the axis says it. */
  day: string
  now: number
  before: number
}

interface DayChartProps {
  points: ChartPoint[]
  names: { now: string; before: string; day: string; value: string }
  format: (value: number) => string
}

/** One figure day by day, over the days before: a line and a broken one, told apart without colour too. */
export default function DayChart({ points, names, format }: DayChartProps) {
  return (
    <LineChart
      h={240}
      data={points as unknown as Record<string, unknown>[]}
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
      // The table behind it is what a keyboard and a screen reader get.
      lineChartProps={{ accessibilityLayer: false }}
      yAxisProps={{ allowDecimals: false, width: 84 }}
    />
  )
}
