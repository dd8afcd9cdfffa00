import { CheckAccount } from '#plugins/sales/payments/accounts/check_account'
import { ListAccounts } from '#plugins/sales/payments/accounts/list_accounts'
import { Translator } from '#core/i18n/translator'
import type { Inspection } from '#core/console/inspection'

/** Looks at the shop's accounts with the payment providers that customers can choose. */
const inspectAccounts: Inspection = {
  title: { fr_FR: 'Comptes de paiement en ligne', en_GB: 'Accounts for online payments' },
  async look(app, locale) {
    const words = await app.container.make(Translator)
    const say = (key: string, values = {}) => words.translate(locale, `sales.payment_accounts.${key}`, values)
    const accounts = await (await app.container.make(ListAccounts)).execute(locale)
    // The keys of a demo shop are for simulators, which `npm start` runs and tells of: a command that runs beside it has none.
    const hasDemoKeys = app.config.get<boolean>('cellier.demo', false) && !app.config.get('payments.gateways', null)
    const used = accounts.filter(({ isOffered, canCheck, isTest }) => isOffered && canCheck && !(isTest && hasDemoKeys))
    if (used.length === 0) return { ok: true, detail: say(hasDemoKeys ? 'demo' : 'none') }
    const check = await app.container.make(CheckAccount)
    const answers = await Promise.all(
      used.map(async ({ method, label, channel, isTest }) => {
        const { ok, detail } = await check.execute(method, channel, locale)
        return { ok, detail: `${label}${isTest ? ` (${say('test')})` : ''}: ${detail}` }
      })
    )
    const wrong = answers.filter(({ ok }) => !ok)
    const detail = (wrong.length > 0 ? wrong : answers).map((answer) => answer.detail).join(' ')
    return wrong.length > 0 ? { ok: false, detail, mend: say('mend') } : { ok: true, detail }
  },
}

export default inspectAccounts
