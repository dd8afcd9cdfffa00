// Other plugins enter the configuration here. Settings are read through core, channels through `ctx.shop`.
export type { ConfigurationGuard, Going } from '#plugins/configuration/contracts/configuration_guard'
export type { LegalPlace, LegalTextSource } from '#plugins/configuration/contracts/legal_text_source'
export { RateSourceError, type PublishedRates, type RateSource } from '#plugins/configuration/contracts/rate_source'
export { ExchangeRates, type RateTable } from '#plugins/configuration/services/exchange_rates'
export { SampleMail } from '#plugins/configuration/mails/sample_mail'
export { LegalTexts, type LegalText } from '#plugins/configuration/services/legal_texts'
