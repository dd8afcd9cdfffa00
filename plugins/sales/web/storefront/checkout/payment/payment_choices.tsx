import { useWords } from '#web/lib/i18n'
import type { Cart } from '../../cart_data'
import type { Choice } from '../choice_list'
import { PaymentLogo } from './payment_logo'

type Offer = Cart['payment']['offers'][number]

/** Payment methods as choices: what each means, its logo, and whether it is in test mode. */
export function usePaymentChoices(offers: readonly Offer[]): Choice[] {
  const t = useWords()
  return offers.map(({ code, title, description, isTest, logo }) => ({
    value: code,
    title,
    details: description ? [description] : [],
    mark: isTest ? t('sales.pay.test') : undefined,
    aside: logo.length > 0 && <PaymentLogo paths={logo} />,
  }))
}
