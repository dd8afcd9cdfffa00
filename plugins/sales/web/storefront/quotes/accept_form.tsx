import { FormCheck } from '#web/form/fields'
import { ShopForm } from '#web/form/shop_form'
import { useWords } from '#web/lib/i18n'
import type { FormRefusal } from '#web/form/refusal'
import { ChoiceList } from '../checkout/choice_list'
import { MinorsNotice } from '../checkout/minors_notice'
import { usePaymentChoices } from '../checkout/payment/payment_choices'
import { TermsCheck } from '../checkout/terms_check'
import type { Quote } from './quote_data'

interface AcceptFormProps {
  quote: Quote
  /** Version of the terms linked by the page. */
  termsVersion: string
  refusal: FormRefusal | undefined
}

/** Accepts a quote: payment method, terms and the order button. */
export function AcceptForm({ quote, termsVersion, refusal }: AcceptFormProps) {
  const t = useWords()
  const { payments, revision, totals } = quote
  const choices = usePaymentChoices(payments)
  const isFree = totals.total.amount === 0
  const labels: Record<string, string> = {
    payment: t('sales.quotes.payment'),
    acceptsTerms: t('sales.checkout.terms_label'),
    isOfAge: t('sales.quotes.of_age'),
  }
  return (
    <section aria-label={t('sales.quotes.accept_title')} className="mb-6 border-t border-line pt-6">
      <h2 className="mb-1 font-serif text-xl">{t('sales.quotes.accept_title')}</h2>
      {!isFree && payments.length === 0 ? (
        <p className="border-l-4 border-warning bg-surface px-4 py-3">{t('sales.quotes.no_payment')}</p>
      ) : (
        <>
          <p className="mb-4 text-muted">{t('sales.quotes.accept_text')}</p>
          <MinorsNotice />
          <ShopForm
            intent="accept"
            labelOf={(name) => labels[name] ?? name}
            values={{ payment: payments.length === 1 ? payments[0]?.code : null }}
            refusal={refusal}
            incomplete={t('sales.quotes.incomplete')}
            submit={t('sales.quotes.accept')}
          >
            <input type="hidden" name="revision" value={revision ?? ''} />
            {isFree ? (
              <p>{t('sales.quotes.free')}</p>
            ) : (
              <>
                <input type="hidden" name="asksPayment" value="1" />
                <ChoiceList name="payment" legend={t('sales.quotes.payment')} choices={choices} />
              </>
            )}
            <div>
              <TermsCheck version={termsVersion} />
              <FormCheck name="isOfAge" required>
                {t('sales.quotes.of_age')}
              </FormCheck>
            </div>
          </ShopForm>
        </>
      )}
    </section>
  )
}
