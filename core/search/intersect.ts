/** What two ascending lists share. Give the shorter one first. */
export function intersect(one: Float64Array, other: Float64Array): Float64Array {
  const shared = new Float64Array(Math.min(one.length, other.length))
  let count = 0
  let j = 0
  for (let i = 0; i < one.length && j < other.length; i++) {
    const id = one[i] as number
    while (j < other.length && (other[j] as number) < id) j++
    if (other[j] === id) shared[count++] = id
  }
  return shared.subarray(0, count)
}
