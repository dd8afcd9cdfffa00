import { Area, AreaChart, ResponsiveContainer } from 'recharts'

const red = 'rgb(var(--color-primary))'

/** A sparkline. Keyboards skip it: the figure beside it has the value. */
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
