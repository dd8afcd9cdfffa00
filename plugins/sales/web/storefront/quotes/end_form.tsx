import { Form } from '@remix-run/react'
import type { FormRefusal } from '#web/form/refusal'
import { useWords } from '#web/lib/i18n'
import { Button } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import type { Quote } from './quote_data'

interface EndFormProps {
  quote: Quote
  refusal: FormRefusal | undefined
}

/** Withdraws a request, or declines a quote with a reason. */
export function EndForm({ quote: { state }, refusal }: EndFormProps) {
  const t = useWords()
  const isOffer = state === 'sent'
  const how = isOffer ? 'decline' : 'cancel'
  return (
    <details className="mb-6" open={Boolean(refusal)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline hover:text-primary">
        {t(`sales.quotes.${how}`)}
      </summary>
      <Form method="post" className="mt-2 grid max-w-prose gap-3">
        <CsrfField />
        <input type="hidden" name="intent" value="cancel" />
        <p className="text-muted">{t(`sales.quotes.${how}_question`)}</p>
        {isOffer && (
          <div>
            <label htmlFor="quote-reason" className="mb-1 block font-semibold">
              {t('sales.quotes.decline_reason')} <span className="font-normal text-muted">{t('form.optional')}</span>
            </label>
            <textarea
              id="quote-reason"
              name="reason"
              rows={3}
              maxLength={1000}
              defaultValue={refusal?.values.reason ?? ''}
              className="w-full rounded-sm border border-ink/40 bg-surface px-3 py-2 hover:border-ink"
            />
          </div>
        )}
        <div>
          <Button type="submit" tone="quiet">
            {t(`sales.quotes.${how}_confirm`)}
          </Button>
        </div>
      </Form>
    </details>
  )
}
