import { useHref, useLocation } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { useShell } from '#web/lib/shell'
import { CsrfField } from '#web/ui/csrf_field'

const route = 'configuration.currency_choices.store'

/** Switches the currency of the prices. A form, so that it works without JavaScript. */
export function CurrencySwitch() {
  const t = useWords()
  const { currency, currencies, routes } = useShell()
  const { pathname, search } = useLocation()
  const next = useHref(pathname) + search
  const action = routes[route]?.uri
  if (currencies.length < 2 || !action) return null
  return (
    <form method="post" action={action} className="mt-6">
      <CsrfField />
      <input type="hidden" name="next" value={next} />
      <fieldset>
        <legend className="mb-2 font-serif text-lg">{t('shell.currency')}</legend>
        <ul className="grid gap-1">
          {currencies.map(({ code, name, symbol }) => (
            <li key={code}>
              <button
                type="submit"
                name="currency"
                value={code}
                aria-pressed={code === currency}
                className="inline-flex min-h-11 items-center gap-2 hover:text-primary aria-pressed:font-semibold sm:min-h-9"
              >
                {name} <span className="text-muted">{symbol}</span>
              </button>
            </li>
          ))}
        </ul>
      </fieldset>
    </form>
  )
}
