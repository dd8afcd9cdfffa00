import type { NumberFormat } from '#core/import/reading/xlsx/number_formats'

const DAY = 86_400
/** 9999-12-31, the last day of Excel. */
const LAST = 2_958_465

/** Days from the first of a calendar to 1970. Lotus had a 29 February 1900, and Excel kept it. */
const EPOCH_1900 = 25_569
const EPOCH_1904 = 24_107
const NO_SUCH_DAY = 60

/**
 * The number of a cell as people see it: `12.9`, `0.00001`, `5.5%`, `2026-11-27`, `2026-11-27 10:00:00`, `10:00:00`. A value
 * that is no number stays as it is.
 */
export function numberText(value: string, format: NumberFormat | undefined, is1904: boolean): string {
  const number = value.trim() === '' ? Number.NaN : Number(value)
  if (!Number.isFinite(number)) return value
  switch (format?.kind) {
    case 'percent':
      return `${plain(number * 100)}%`
    case 'zeros':
      return Number.isInteger(number) && number >= 0 ? plain(number).padStart(format.digits, '0') : plain(number)
    case 'day':
    case 'instant':
      return number >= 0 && number < LAST + 1 ? dateText(number, format.kind, is1904) : plain(number)
    case 'time':
      // A time with days is an instant of which only the time is shown.
      return number >= 0 && number < LAST + 1 ? clock(Math.round(number * DAY) % DAY) : plain(number)
    case 'elapsed':
      return number >= 0 ? clock(Math.round(number * DAY)) : plain(number)
    default:
      return plain(number)
  }
}

function dateText(serial: number, kind: 'day' | 'instant', is1904: boolean): string {
  const seconds = kind === 'day' ? Math.floor(serial) * DAY : Math.round(serial * DAY)
  const days = Math.floor(seconds / DAY)
  const day = is1904 ? dayText(days - EPOCH_1904) : day1900(days)
  return kind === 'day' ? day : `${day} ${clock(seconds % DAY)}`
}

function day1900(days: number): string {
  if (days === NO_SUCH_DAY) return '1900-02-29'
  return dayText(days - EPOCH_1900 + (days < NO_SUCH_DAY ? 1 : 0))
}

const dayText = (sinceEpoch: number) => new Date(sinceEpoch * DAY * 1000).toISOString().slice(0, 10)

function clock(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** All digits that a spreadsheet shows: 15, without exponent. 12.899999999999999 is 12.9. */
function plain(number: number): string {
  const [digits = '', power = '0'] = Math.abs(number).toExponential(14).split('e')
  const figures = digits.replace('.', '')
  const point = Number(power) + 1
  const whole = point > 0 ? figures.slice(0, point).padEnd(point, '0') : '0'
  const part = (point > 0 ? figures.slice(point) : '0'.repeat(-point) + figures).replace(/0+$/, '')
  const text = part === '' ? whole : `${whole}.${part}`
  return number < 0 && text !== '0' ? `-${text}` : text
}
