import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { FormRefusal } from '#web/form/refusal'
import { useWords } from '#web/lib/i18n'
import { useLocalePath, useShell } from '#web/lib/shell'
import { Button } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import { TextField } from '#web/ui/field'

/** What became of a question for an alert. */
export interface AlertAnswer {
  /** The address that will be written to. */
  email?: string
  refusal?: FormRefusal
}

interface AlertFormProps {
  slug: string
  sku: string
  /** What was answered to the form that brought here, without a script. */
  answer?: AlertAnswer | undefined
}

/** Asks for an address to be told at. With a script the answer stands in its place, without one on a page of its own. */
export function AlertForm({ slug, sku, answer: sent }: AlertFormProps) {
  const t = useWords()
  const toPath = useLocalePath()
  const { visitor } = useShell()
  const fetcher = useFetcher<AlertAnswer>()
  const { email, refusal } = fetcher.data ?? sent ?? {}
  const path = `/account/stock-alerts/${encodeURIComponent(slug)}?variant=${encodeURIComponent(sku)}`
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed may be gone: whoever does not see the page is led to the answer.
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
