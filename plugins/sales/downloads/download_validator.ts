import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'

/** Which link of which line begins anew. */
export const storeDownloadRenewal = vine.create({
  lineId: strictNumber().withoutDecimals().min(1),
  downloadId: strictNumber().withoutDecimals().min(1),
})
