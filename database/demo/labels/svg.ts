/** A number short enough for a path. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export type Point = readonly [number, number]

export function polyline(points: readonly Point[], closed = false): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}${closed ? 'Z' : ''}`
}

/** A smooth curve through the points (Catmull-Rom turned into cubics). */
export function curve(points: readonly Point[]): string {
  const at = (index: number): Point =>
    points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
  const [startX, startY] = at(0)
  let data = `M${num(startX)} ${num(startY)}`
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    data += `C${num(b[0] + (c[0] - a[0]) / 6)} ${num(b[1] + (c[1] - a[1]) / 6)} ${num(c[0] - (d[0] - b[0]) / 6)} ${num(c[1] - (d[1] - b[1]) / 6)} ${num(c[0])} ${num(c[1])}`
  }
  return data
}

export function fill(data: string, colour: string, opacity = 1): string {
  return `<path d="${data}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity.toFixed(2)}"` : ''}/>`
}

export function stroke(data: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${opacity.toFixed(2)}"` : ''}/>`
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  opacity = 1
): string {
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity.toFixed(2)}"` : ''}/>`
}

export function disc(x: number, y: number, radius: number, colour: string, opacity = 1): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity.toFixed(2)}"` : ''}/>`
}

export function ring(x: number, y: number, radius: number, colour: string, width: number): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="none" stroke="${colour}" stroke-width="${width.toFixed(2)}"/>`
}

/** An axis of stops along x (default) or y, in the units of the thing that is filled. */
export function gradient(
  id: string,
  stops: readonly (readonly [number, string, number?])[],
  vertical = false
): string {
  const list = stops.map(
    ([offset, colour, opacity]) =>
      `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`
  )
  return `<linearGradient id="${id}" ${vertical ? 'x1="0" y1="0" x2="0" y2="1"' : 'x1="0" y1="0" x2="1" y2="0"'}>${list.join('')}</linearGradient>`
}

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Mixes two `#rrggbb` colours; 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)]
  const mixed = a.map((value, index) => Math.round(value + ((b[index] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
