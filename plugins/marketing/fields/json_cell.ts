/** An object of a cell of a file; undefined: it is none. */
export function readJsonCell<T extends object>(cell: string): T | undefined {
  try {
    const value: unknown = JSON.parse(cell)
    return typeof value === 'object' && value !== null ? (value as T) : undefined
  } catch {
    return undefined
  }
}
