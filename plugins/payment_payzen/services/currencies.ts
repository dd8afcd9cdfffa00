/** Numbers of ISO 4217 of the currencies that PayZen takes, in minor units as the shop counts them. */
const NUMBERS: Record<string, string> = {
  AUD: '036',
  BRL: '986',
  CAD: '124',
  CHF: '756',
  CNY: '156',
  CZK: '203',
  DKK: '208',
  EUR: '978',
  GBP: '826',
  HKD: '344',
  JPY: '392',
  KRW: '410',
  KWD: '414',
  MAD: '504',
  MXN: '484',
  NOK: '578',
  NZD: '554',
  PLN: '985',
  SEK: '752',
  SGD: '702',
  THB: '764',
  TND: '788',
  TRY: '949',
  USD: '840',
  XPF: '953',
  ZAR: '710',
}

const CODES = new Map(Object.entries(NUMBERS).map(([code, number]) => [number, code]))

/** `EUR` → `978`; null: PayZen does not take it. */
export const currencyNumber = (code: string): string | null => NUMBERS[code] ?? null

/** `978` → `EUR`. @throws for a number that no form of the shop sends */
export function currencyOf(number: string): string {
  const code = CODES.get(number)
  if (!code) throw new Error(`PayZen tells an unknown currency: ${number.slice(0, 8)}`)
  return code
}
