import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'

/** Options of a field that holds one id, or several in order. */
export interface RowIdOptions {
  many?: boolean
  required?: boolean
  max?: number
}

const id = () => strictNumber().withoutDecimals().min(1).max(Number.MAX_SAFE_INTEGER)

/** The schema of an id, or of several different ones. */
export function rowIdSchema({ many = false, required = false }: RowIdOptions, max: number) {
  if (!many) return id()
  return vine
    .array(id())
    .distinct()
    .minLength(required ? 1 : 0)
    .maxLength(max)
}

/** The ids of a cell: `3; 12`. Undefined: it holds something else. */
export function readRowIds(cell: string, { many = false }: RowIdOptions): number | number[] | undefined {
  const ids = cell.split(/\s*[;|]\s*/).filter(Boolean)
  if (!ids.every((one) => /^[1-9]\d{0,15}$/.test(one))) return undefined
  return many ? ids.map(Number) : ids.length === 1 ? Number(ids[0]) : undefined
}

export const writeRowIds = (value: number | number[]): string => [value].flat().join('; ')
