import { Form } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { Button, buttonStyle } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import { Link } from '#web/ui/link'
import { Picture } from '#web/ui/picture'
import type { Suggestion } from '../cart_data'
import { SuggestedPrice } from './suggested_price'

/** Suggested products with buttons to add them. */
export function Suggestions({ suggestions }: { suggestions: Suggestion[] }) {
  const t = useWords()
  return (
    <section aria-labelledby="suggestions" className="mt-16 md:mt-24">
      <h2 id="suggestions" className="mb-4 font-serif text-2xl">
        {t('sales.cart.suggestions')}
      </h2>
      <ul className="grid border-t border-line md:grid-cols-2 md:gap-x-16">
        {suggestions.map((suggestion) => (
          <SuggestionRow key={suggestion.id} suggestion={suggestion} />
        ))}
      </ul>
    </section>
  )
}

function SuggestionRow({ suggestion }: { suggestion: Suggestion }) {
  const t = useWords()
  const toPath = useLocalePath()
  const { name, path, image, buySku } = suggestion
  return (
    <li className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-4 border-b border-line py-4">
      <div className="relative h-20">
        <Picture
          picture={image}
          sizes="3.5rem"
          isDecorative
          className="absolute inset-0 size-full object-contain mix-blend-darken"
        />
      </div>
      <div>
        <Link to={toPath(path)} className="font-serif text-lg leading-snug">
          {name}
        </Link>
        <p className="tabular-nums">
          <SuggestedPrice suggestion={suggestion} />
        </p>
      </div>
      {buySku ? (
        <Form method="post" preventScrollReset>
          <CsrfField />
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="sku" value={buySku} />
          <input type="hidden" name="quantity" value="1" />
          <Button type="submit" tone="quiet">
            {t('sales.cart.suggestion_add')}
            <span className="sr-only"> {name}</span>
          </Button>
        </Form>
      ) : (
        <Link to={toPath(path)} className={buttonStyle('quiet')}>
          {t('sales.cart.suggestion_choose')}
          <span className="sr-only"> {name}</span>
        </Link>
      )}
    </li>
  )
}
