import { refusal } from '#core/errors/domain_error'

export const campaignClosed = refusal('E_MARKETING_CAMPAIGN_CLOSED', 409, 'marketing.errors.campaign_closed')
export const campaignMoveRefused = refusal('E_MARKETING_CAMPAIGN_MOVE', 409, 'marketing.errors.campaign_move')
export const campaignUnwritten = refusal('E_MARKETING_CAMPAIGN_UNWRITTEN', 422, 'marketing.errors.campaign_unwritten')
export const audienceEmpty = refusal('E_MARKETING_AUDIENCE_EMPTY', 422, 'marketing.errors.audience_empty')
export const eventDayMissing = refusal('E_MARKETING_EVENT_DAY_MISSING', 422, 'marketing.errors.event_day_missing')
export const campaignBegun = refusal('E_MARKETING_CAMPAIGN_BEGUN', 409, 'marketing.errors.campaign_begun')
