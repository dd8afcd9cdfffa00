import { refusal } from '#core/errors/domain_error'

export const channelUnknown = refusal('E_CONFIGURATION_CHANNEL_UNKNOWN', 422, 'configuration.errors.channel_unknown')
