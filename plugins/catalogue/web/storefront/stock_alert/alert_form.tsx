import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { FormRefusal } from '#web/form/refusal'
import { useWords } from '#web/lib/i18n'
import { useLocalePath, useShell } from '#web/lib/shell'
import { Button } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import { TextField } from '#web/ui/field'

/** Result of a request for an alert. */
export interface AlertAnswer {
  /** Email address of the alert. */
  email?: string
  refusal?: FormRefusal
}

interface AlertFormProps {
  slug: string
  sku: string
  /** Result of the submitted form, without JavaScript. */
  answer?: AlertAnswer | undefined
}

/** The form of a stock alert. The result replaces the form, or without JavaScript is on its own page. */
export function AlertForm({ slug, sku, answer: sent }: AlertFormProps) {
  const t = useWords()
  const toPath = useLocalePath()
  const { visitor } = useShell()
  const fetcher = useFetcher<AlertAnswer>()
  const { email, refusal } = fetcher.data ?? sent ?? {}
  const path = `/account/stock-alerts/${encodeURIComponent(slug)}?variant=${encodeURIComponent(sku)}`
  const place = useRef<HTMLDivElement>(null)
  // The button disappears, so screen readers are led to the result.
  useEffect(() => {
    if (fetcher.data) place.current?.querySelector<HTMLElement>('[tabindex], [aria-invalid]')?.focus()
  }, [fetcher.data])
  return (
    <div ref={place}>
      {email ? (
        <p role="status" tabIndex={-1} className="text-positive">
          {t('catalogue.alert.done', { email })}
        </p>
      ) : (
        <fetcher.Form method="post" action={toPath(path)} noValidate className="grid max-w-md gap-4">
          <CsrfField />
          {refusal?.message && (
            <p role="alert" tabIndex={-1} className="text-negative">
              {refusal.message}
            </p>
          )}
          <TextField
            label={t('catalogue.alert.email')}
            hint={t('catalogue.alert.use')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={refusal?.values.email ?? visitor.customer?.email}
            error={refusal?.fields.email}
          />
          <div>
            <Button type="submit" isBusy={fetcher.state !== 'idle'}>
              {t('catalogue.alert.submit')}
            </Button>
          </div>
        </fetcher.Form>
      )}
    </div>
  )
}
