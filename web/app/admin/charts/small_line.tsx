import { Sparkline } from '@mantine/charts'

/** How a figure went, day by day, without axes. */
export default function SmallLine({ points }: { points: number[] }) {
  return (
    <Sparkline
      h={40}
      data={points}
      curveType="linear"
      color="rgb(var(--color-primary))"
      fillOpacity={0.15}
      strokeWidth={1.5}
      areaProps={{ isAnimationActive: false }}
    />
  )
}
