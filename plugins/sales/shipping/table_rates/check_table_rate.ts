import { checkCountry, readPostcodes } from '#plugins/sales/shared/check_place'
import { cellUnreadable, postcodesInvalid, rangeInvalid } from '#plugins/sales/shared/errors'
import { channelUnknown, labelInvalid } from '#plugins/sales/shipping/table_rates/errors'
import { RANGES, type TableRateRow } from '#plugins/sales/shipping/table_rates/table_rate_row'
import type { ChannelPort } from '#core/context/shop_context'

type Input = Omit<TableRateRow, 'id' | 'version'>

const LONGEST = { state: 8, delay: 80 }

/** A row as it is kept. @throws labelInvalid, cellUnreadable, countryUnknown, postcodesInvalid, rangeInvalid */
export function checkTableRate(input: Input): Input {
  if (input.label === '' || input.label.length > 120) throw labelInvalid({}, 'label')
  for (const field of ['state', 'delay'] as const) {
    if (input[field].length > LONGEST[field]) throw cellUnreadable({ text: input[field].slice(0, 40) }, field)
  }
  const country = input.country.toUpperCase()
  if (country !== '') checkCountry(country, 'country')
  const { from, to } = readPostcodes({ from: input.postcodeFrom, to: input.postcodeTo })
  // A postcode without its country would be that of any country.
  if (from !== '' && country === '') throw postcodesInvalid({}, 'postcodeFrom')
  for (const [low, high] of RANGES) {
    const [first, last] = [input[low], input[high]]
    if (last !== null && last <= (first ?? 0)) throw rangeInvalid({}, high)
  }
  return { ...input, country, state: input.state.toUpperCase(), postcodeFrom: from, postcodeTo: to }
}

/** @throws channelUnknown */
export function checkChannel(channels: ChannelPort, channel: string): void {
  if (!channels.all().some(({ code }) => code === channel)) throw channelUnknown({ channel }, 'channel')
}
