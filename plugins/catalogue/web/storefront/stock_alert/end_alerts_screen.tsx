import { Form, useActionData, useNavigation } from '@remix-run/react'
import { orRefusal } from '#web/form/refusal'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { callOrFail, screenAction, screenLoader } from '#web/lib/screen_loader'
import { useLocalePath } from '#web/lib/shell'
import { Button, buttonStyle } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import { Link } from '#web/ui/link'

export const meta = pageHead

export const loader = screenLoader(
  {
    id: 'catalogue.storefront.end_stock_alerts',
    title: 'catalogue.alert_end.title',
    words: ['catalogue.alert_end'],
    noIndex: true,
  },
  async () => ({})
)

export const action = screenAction(async ({ context, request, params }) => {
  return orRefusal(await request.formData(), async () => {
    const { data } = await callOrFail(context, 'DELETE', 'catalogue.stock_alerts.destroy', {
      params: { token: params.token ?? '' },
    })
    return { email: data.email, refusal: undefined }
  })
})

/**
 * The unsubscribe page, linked in the mail. A button ends the alerts, not the link itself, since mail scanners follow every
 * link.
 */
export default function EndAlertsScreen() {
  const t = useWords()
  const toPath = useLocalePath()
  const answer = useActionData<typeof action>()
  const isPending = useNavigation().formMethod === 'POST'
  const email = answer && 'email' in answer ? answer.email : null
  return (
    <div className="mx-auto max-w-md">
      <h1 className="font-serif text-3xl">{t('catalogue.alert_end.title')}</h1>
      {email ? (
        <>
          <p role="status" className="mt-2 mb-8 text-lg">
            {t('catalogue.alert_end.done', { email })}
          </p>
          <Link to={toPath('/boutique')} className={buttonStyle()}>
            {t('catalogue.alert_end.to_shop')}
          </Link>
        </>
      ) : (
        <>
          <p className="mt-2 mb-8 text-lg text-muted">{t('catalogue.alert_end.intro')}</p>
          {answer?.refusal && (
            <p role="alert" className="mb-4 text-negative">
              {answer.refusal.message}
            </p>
          )}
          <Form method="post">
            <CsrfField />
            <Button type="submit" isBusy={isPending}>
              {t('catalogue.alert_end.submit')}
            </Button>
          </Form>
        </>
      )}
    </div>
  )
}
