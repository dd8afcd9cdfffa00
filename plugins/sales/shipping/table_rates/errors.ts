import { refusal } from '#core/errors/domain_error'

export const channelUnknown = refusal('E_SALES_CHANNEL_UNKNOWN', 422, 'sales.errors.channel_unknown')
export const labelInvalid = refusal('E_SALES_LABEL_INVALID', 422, 'sales.errors.label_invalid')
export const rowsOverlap = refusal('E_SALES_ROWS_OVERLAP', 422, 'sales.errors.rows_overlap')
export const rateOverlaps = refusal('E_SALES_RATE_OVERLAPS', 422, 'sales.errors.rate_overlaps')
