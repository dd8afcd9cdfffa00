import { Form } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { useConfig, useLocalePath } from '#web/lib/shell'
import { Button } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import { TextField } from '#web/ui/field'

/** The newsletter at the foot of every page. Its own page says what came of it. */
export default function NewsletterAtFoot() {
  const t = useWords()
  const toPath = useLocalePath()
  if (useConfig('marketing.newsletter.enabled') !== true) return null
  return (
    <section aria-labelledby="foot-newsletter" className="shell border-t border-line py-8 print:hidden md:py-12">
      <div className="grid gap-x-12 gap-y-4 md:grid-cols-2">
        <div>
          <h2 id="foot-newsletter" className="font-serif text-xl">
            {t('marketing.newsletter.title')}
          </h2>
          <p className="mt-1 max-w-prose text-sm text-muted">{t('marketing.newsletter.consent')}</p>
        </div>
        <Form method="post" action={toPath('/newsletter')} noValidate className="flex flex-wrap items-end gap-3">
          <CsrfField />
          <div className="min-w-56 flex-1">
            <TextField
              id="foot-newsletter-email"
              label={t('marketing.newsletter.email')}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              required
              maxLength={254}
            />
          </div>
          <Button type="submit">{t('marketing.newsletter.subscribe')}</Button>
        </Form>
      </div>
    </section>
  )
}
