import { readDecimal } from '#core/money/decimal'

const WHOLE = /^[+-]?\d{1,15}$/

/** A whole number in a cell of a file. Undefined: it is none. */
export function readWhole(cell: string): number | undefined {
  return WHOLE.test(cell.trim()) ? Number(cell.trim()) : undefined
}

/** A decimal in a cell of a file as a whole number of its smallest units: "5,5" with 2 digits is 550. Undefined: it is none. */
export function readUnits(cell: string, digits: number): number | undefined {
  const figure = plainDecimal(cell.replace(',', '.'), digits)
  return figure === undefined || figure.length > 15 ? undefined : readDecimal(figure, digits)
}

/** What is wrong with the bounds of a field of figures. */
export function rangeProblem({ min, max }: { min?: number; max?: number }): string | null {
  return min !== undefined && max !== undefined && min > max ? `its min ${min} is above its max ${max}` : null
}

const DECIMAL = /^([+-]?)0*(\d+)(?:\.(\d+))?$/

/** A decimal in its shortest form: "+01.50" is "1.5". Undefined: it is none, or has more decimals than `digits`. */
export function plainDecimal(text: string, digits: number): string | undefined {
  const [, sign = '', whole, part = ''] = DECIMAL.exec(text.trim()) ?? []
  if (whole === undefined) return undefined
  const decimals = part.replace(/0+$/, '')
  if (decimals.length > digits || whole.length > 15) return undefined
  const figure = decimals ? `${whole}.${decimals}` : whole
  return sign === '-' && Number(figure) !== 0 ? `-${figure}` : figure
}
