import { Form } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { Button } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import type { OwnReturn } from './return_data'

/** Closes a return, or asks again after it was refused or closed. */
export function EndReturn({ found: { moves, version } }: { found: OwnReturn }) {
  const t = useWords()
  if (moves.includes('reopen')) {
    return (
      <Form method="post" className="mt-8">
        <CsrfField />
        <input type="hidden" name="version" value={version} />
        <p className="mb-3 text-muted">{t('rma.own.reopen_text')}</p>
        <Button type="submit" name="intent" value="reopen" tone="quiet">
          {t('rma.own.reopen')}
        </Button>
      </Form>
    )
  }
  if (!moves.includes('close')) return null
  return (
    <details className="mt-8">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline hover:text-primary">
        {t('rma.own.close')}
      </summary>
      <Form method="post" className="mt-2 grid max-w-prose gap-3">
        <CsrfField />
        <input type="hidden" name="version" value={version} />
        <fieldset>
          <legend className="mb-1 text-muted">{t('rma.own.close_question')}</legend>
          {(['abandoned', 'solved'] as const).map((value) => (
            <label key={value} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="closedAs"
                value={value}
                defaultChecked={value === 'abandoned'}
                className="size-5 accent-[rgb(var(--color-primary))]"
              />
              {t(`rma.own.closed_${value}`)}
            </label>
          ))}
        </fieldset>
        <div>
          <Button type="submit" name="intent" value="close" tone="quiet">
            {t('rma.own.close_confirm')}
          </Button>
        </div>
      </Form>
    </details>
  )
}
