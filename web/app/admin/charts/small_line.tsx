import { Area, AreaChart, ResponsiveContainer } from 'recharts'

const red = 'rgb(var(--color-primary))'

/** How a figure went, day by day, without axes. A keyboard passes it by: the figure beside it says what it shows. */
export default function SmallLine({ points }: { points: number[] }) {
  return (
    <ResponsiveContainer width="100%" height={40}>
      <AreaChart
        data={points.map((value) => ({ value }))}
        accessibilityLayer={false}
        margin={{ top: 2, right: 0, bottom: 2, left: 0 }}
      >
        <Area
          dataKey="value"
          type="linear"
          stroke={red}
          strokeWidth={1.5}
          fill={red}
          fillOpacity={0.1}
          isAnimationActive={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  )
}
