import type { Router } from '@adonisjs/core/http'
import { storeCurrencyChoice } from '#plugins/configuration/validators/currency_choice_validator'
import { showLegalText } from '#plugins/configuration/validators/legal_text_validator'
import {
  destroyMailText,
  storeMailPreview,
  updateMailText,
} from '#plugins/configuration/validators/mail_text_validator'
import { indexSettings, updateSettings } from '#plugins/configuration/validators/setting_validator'

const ChannelChoicesController = () => import('#plugins/configuration/controllers/channel_choices_controller')
const CurrencyChoicesController = () => import('#plugins/configuration/controllers/currency_choices_controller')
const LegalTextsController = () => import('#plugins/configuration/controllers/legal_texts_controller')
const MailPreviewsController = () => import('#plugins/configuration/controllers/mail_previews_controller')
const MailTestsController = () => import('#plugins/configuration/controllers/mail_tests_controller')
const MailsController = () => import('#plugins/configuration/controllers/mails_controller')
const RateChoicesController = () => import('#plugins/configuration/controllers/rate_choices_controller')
const RateUpdatesController = () => import('#plugins/configuration/controllers/rate_updates_controller')
const SettingScopesController = () => import('#plugins/configuration/controllers/setting_scopes_controller')
const SettingsController = () => import('#plugins/configuration/controllers/settings_controller')

/** Routes for the choices of visitors, and for the configuration that staff read and change. */
export function routes(router: Router): void {
  router
    .post('/api/configuration/currency-choice', [CurrencyChoicesController, 'store'])
    .as('configuration.currency_choices.store')
    .public()
    .accepts(storeCurrencyChoice)
  router
    .get('/api/configuration/legal-texts/:kind', [LegalTextsController, 'show'])
    .as('configuration.legal_texts.show')
    .public()
    .accepts(showLegalText)
  choiceRoutes(router)
  settingRoutes(router)
  mailRoutes(router)
}

/** Choices of forms, and fetches from the sources of rates. */
function choiceRoutes(router: Router): void {
  router
    .get('/api/admin/configuration/channel-choices', [ChannelChoicesController, 'index'])
    .as('configuration.admin.channel_choices.index')
    .permission('configuration.channels.list')
  router
    .get('/api/admin/configuration/rate-choices', [RateChoicesController, 'index'])
    .as('configuration.admin.rate_choices.index')
    .permission('configuration.exchange_rates.list')
  router
    .get('/api/admin/configuration/rate-updates', [RateUpdatesController, 'index'])
    .as('configuration.admin.rate_updates.index')
    .permission('configuration.exchange_rates.list')
  router
    .post('/api/admin/configuration/rate-updates', [RateUpdatesController, 'store'])
    .as('configuration.admin.rate_updates.store')
    .permission('configuration.exchange_rates.update_rates')
}

/** Each setting names the permission it needs: the controller asks for it. */
function settingRoutes(router: Router): void {
  router
    .get('/api/admin/configuration/settings', [SettingsController, 'index'])
    .as('configuration.admin.settings.index')
    .staff()
    .accepts(indexSettings)
  router
    .put('/api/admin/configuration/settings', [SettingsController, 'update'])
    .as('configuration.admin.settings.update')
    .staff()
    .accepts(updateSettings)
  router
    .get('/api/admin/configuration/setting-scopes', [SettingScopesController, 'index'])
    .as('configuration.admin.setting_scopes.index')
    .staff()
}

/** The texts of mails. */
function mailRoutes(router: Router): void {
  router
    .get('/api/admin/configuration/mails', [MailsController, 'index'])
    .as('configuration.admin.mails.index')
    .permission('configuration.emails.view')
  router
    .get('/api/admin/configuration/mails/:name/:language', [MailsController, 'show'])
    .as('configuration.admin.mails.show')
    .permission('configuration.emails.view')
  router
    .put('/api/admin/configuration/mails/:name/:language', [MailsController, 'update'])
    .as('configuration.admin.mails.update')
    .permission('configuration.emails.update')
    .accepts(updateMailText)
  router
    .delete('/api/admin/configuration/mails/:name/:language', [MailsController, 'destroy'])
    .as('configuration.admin.mails.destroy')
    .permission('configuration.emails.update')
    .accepts(destroyMailText)
  router
    .post('/api/admin/configuration/mail-previews', [MailPreviewsController, 'store'])
    .as('configuration.admin.mail_previews.store')
    .permission('configuration.emails.view')
    .accepts(storeMailPreview)
  router
    .post('/api/admin/configuration/mail-tests', [MailTestsController, 'store'])
    .as('configuration.admin.mail_tests.store')
    .permission('configuration.emails.update')
    .accepts(storeMailPreview)
}
