/** Distance to the next stop, by value: most bottles cost little, so the low end has the finer steps. */
const strides: [below: number, stride: number][] = [
  [50, 1],
  [100, 5],
  [250, 10],
  [1000, 50],
  [Infinity, 500],
]

/** The values that the handles of a range stop at, from its lowest to its highest, both included. */
export function rangeStops(min: number, max: number): number[] {
  const stops: number[] = []
  for (let value = min; value < max; value = following(value)) stops.push(value)
  return [...stops, max]
}

function following(value: number): number {
  const stride = strides.find(([below]) => value < below)?.[1] ?? 1
  return (Math.floor(value / stride) + 1) * stride
}

/** Position of the stop that is nearest to a value. */
export function nearestStop(stops: readonly number[], value: number): number {
  const distances = stops.map((stop) => Math.abs(stop - value))
  return distances.indexOf(Math.min(...distances))
}
