import { redirect } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { orRefusal } from '#web/form/refusal'
import { useWords } from '#web/lib/i18n'
import { localePath } from '#web/lib/locale'
import { pageHead } from '#web/lib/page_head'
import { ask, screenAction, screenLoader } from '#web/lib/screen_loader'
import { Button } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import { QuoteView } from './quote_view'

export const meta = pageHead

export const loader = screenLoader(
  {
    id: 'sales.storefront.quote',
    title: 'sales.quotes.one',
    words: ['sales.quotes', 'sales.summary', 'sales.checkout'],
    noIndex: true,
  },
  async ({ context, params }) => {
    const [{ data }, countries] = await Promise.all([
      ask(context, 'GET', 'sales.quotes.show', { params: { number: String(params.number) } }),
      ask(context, 'GET', 'users.countries.index'),
    ])
    return { quote: data, countries: countries.data }
  }
)

export const action = screenAction(async ({ context, request, params, locale }) => {
  const form = await request.formData()
  return orRefusal(form, async () => {
    await ask(context, 'POST', 'sales.quote_cancellations.store', { params: { number: String(params.number) } })
    throw redirect(localePath(locale, `/account/quotes/${params.number}`), 303)
  })
})

/** One quote of a customer's own. */
export default function QuoteScreen() {
  const t = useWords()
  const { quote, countries } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <>
      {answer && (
        <p role="alert" className="mb-6 border-l-4 border-negative bg-surface px-4 py-3 font-semibold text-negative">
          {answer.refusal.message}
        </p>
      )}
      <QuoteView quote={quote} countries={countries} title={t('sales.quotes.one')} />
      {quote.canCancel && (
        <details className="mt-8">
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline hover:text-primary">
            {t('sales.quotes.cancel')}
          </summary>
          <Form method="post" className="mt-2 max-w-sm">
            <CsrfField />
            <p className="mb-3 text-muted">{t('sales.quotes.cancel_question')}</p>
            <Button type="submit" tone="quiet">
              {t('sales.quotes.cancel_confirm')}
            </Button>
          </Form>
        </details>
      )}
    </>
  )
}
