import { Form, useNavigation } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { Button } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'

/** When no amount stands: the customer asks for one at the rate of the moment. */
export function NewAmount() {
  const t = useWords()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <section className="border border-line bg-surface p-5" aria-labelledby="new-amount">
      <h2 id="new-amount" className="mb-2 font-serif text-xl">
        {t('payment_crypto.pay.over')}
      </h2>
      <p className="mb-4 max-w-prose">{t('payment_crypto.pay.over_text')}</p>
      <Form method="post" preventScrollReset>
        <CsrfField />
        <Button type="submit" isBusy={isBusy}>
          {t('payment_crypto.pay.renew')}
        </Button>
      </Form>
    </section>
  )
}
