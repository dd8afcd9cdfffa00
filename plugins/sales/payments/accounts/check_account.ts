import { inject } from '@adonisjs/core'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import { paymentMethodUnknown } from '#plugins/sales/payments/errors'
import { within } from '#core/time/within'
import type { AccountCheck } from '#plugins/sales/contracts/payment_method'
import type { Locale } from '#core/i18n/locales'

const LIMIT_MS = 20_000

/** Looks at the shop's account with a provider. */
@inject()
export class CheckAccount {
  constructor(private readonly methods: PaymentMethods) {}

  /** An error of the provider is an answer. @throws paymentMethodUnknown */
  async execute(name: string, channel: string, locale: Locale): Promise<AccountCheck> {
    const method = await this.methods.find(name)
    if (!method?.check) throw paymentMethodUnknown()
    const late = () => new Error(`no answer within ${LIMIT_MS / 1000} s`)
    return within(LIMIT_MS, method.check(channel, locale), late).catch((error: unknown) => ({
      ok: false,
      detail: error instanceof Error ? error.message.slice(0, 300) : String(error),
    }))
  }
}
