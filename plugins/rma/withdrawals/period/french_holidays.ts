import { DateTime } from 'luxon'

/** Public holidays of France with the same date every year: month and day. */
const FIXED = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']

/** Days after Easter Sunday: Easter Monday, Ascension Day, Whit Monday. */
const AFTER_EASTER = [1, 39, 50]

/** Whether a day is a public holiday in France. */
export function isFrenchHoliday(day: DateTime): boolean {
  if (FIXED.includes(day.toFormat('MM-dd'))) return true
  const easter = easterOf(day.year)
  return AFTER_EASTER.some((days) => easter.plus({ days }).toISODate() === day.toISODate())
}

/** Easter Sunday of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
export function easterOf(year: number): DateTime {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const sum = epact + weekday - 7 * shift + 114
  return DateTime.fromObject({ year, month: Math.floor(sum / 31), day: (sum % 31) + 1 }, { zone: 'utc' })
}
